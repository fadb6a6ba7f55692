import { pathKey, type Path } from '@/platform/paths';
import { categories, findCategory } from './categories';
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

const collectionsByValue = new Map<string, { label: string; paths: readonly [Path, ...Path[]] }>([
  ['new', collections.newOffers],
  ['weekly', collections.holiday],
  ['upcomming', collections.upcoming],
]);

/** The page of a listing's category and its English label; null if the value has no page. */
export function categoryLink(value: string): { label: string; path: Path } | null {
  const page = findCategory(value) ?? collectionsByValue.get(value);
  return page ? { label: page.label, path: page.paths[0] } : null;
}
