import type { Path } from '@/platform/paths';
import { pickCategories, type CategoryValue } from './categories';

export interface CategoryTile {
  value: string;
  /** In English; translated when shown. */
  label: string;
  path: Path;
}

const toTiles = (values: readonly CategoryValue[]): CategoryTile[] =>
  pickCategories(values).map(({ value, label, paths }) => ({ value, label, path: paths[0] }));

export const exploreTiles = toTiles([
  'fashions',
  'electronics',
  'homes',
  'carbrands',
  'appliances',
  'health',
  'agriculture',
  'books',
  'jewelry',
  'baby',
  'cleaning',
  'art',
  'photography',
  'design',
  'printing',
]);

/** The tiles of /services. The tile `repair` links to an alias of its page. */
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
