import { pathKey } from '@/platform/path-key';
import { categories } from './categories';
import type { CategorySpec, CollectionSpec } from './category-spec';
import { collections } from './collections';

/** All categories and collections. */
export const lists: readonly (CategorySpec | CollectionSpec)[] = [
  ...categories,
  ...Object.values(collections),
];

/** Finds the category or collection at a path; undefined for other pages. */
export function findList(path: string): CategorySpec | CollectionSpec | undefined {
  const key = pathKey(path);
  return lists.find(({ paths }) => paths.some((spelling) => pathKey(spelling) === key));
}
