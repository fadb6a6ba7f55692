import type { Path } from '@/platform/paths';
import { type CategoryValue, pickCategories } from './categories';

export interface CategoryTile {
  value: string;
  /** English; translated where it is shown. */
  label: string;
  path: Path;
}

/** The tiles of categories, in the order of their values. */
export const toTiles = (values: readonly CategoryValue[]): CategoryTile[] =>
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
