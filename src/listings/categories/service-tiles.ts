import { toTiles } from './category-tiles';

/** The tiles of /services (docs/product.md, Category pages). The first one opens the other spelling of its page. */
export const serviceTiles = toTiles([
  'repair',
  'consultancy',
  'cleaning',
  'telecom',
  'security',
  'software',
  'digital',
  'fitness',
  'rental',
  'logistic',
  'freight',
  'automotive',
  'carwash',
  'human',
  'insurances',
  'medical',
  'nursing',
  'sallons',
  'elearning',
  'architecture',
]).map((tile) => (tile.value === 'repair' ? { ...tile, path: '/Repair_and_maintenace' as const } : tile));
