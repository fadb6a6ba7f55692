import type { Path } from '@/platform/paths';
import { findCategory, type CategoryValue } from './categories';
import type { CategorySpec } from './category-spec';

export type CategoryTile = Pick<CategorySpec, 'value' | 'label'> & { path: Path };

const toTiles = (values: readonly CategoryValue[]): CategoryTile[] =>
  values
    .flatMap((value) => findCategory(value) ?? [])
    .map(({ value, label, paths: [path] }) => ({ value, label, path }));

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
