import { pathKey, type Path } from '@/platform/paths';
import { categories, findCategory } from './categories';
import type { CategorySpec, CollectionSpec } from './category-spec';
import { collections } from './collections';

export const lists: readonly (CategorySpec | CollectionSpec)[] = [
  ...categories,
  ...Object.values(collections),
];

/** Finds the category or collection at a path; undefined for other pages. */
export function findList(path: string): CategorySpec | CollectionSpec | undefined {
  const key = pathKey(path);
  return lists.find(({ paths }) => paths.some((spelling) => pathKey(spelling) === key));
}

const findCollection = (value: string): CollectionSpec | undefined =>
  Object.values<CollectionSpec>(collections).find(({ category }) => category === value);

/** The page of a listing's category and its English label; null if the value has no page. */
export function categoryLink(value: string): { label: string; path: Path } | null {
  const page = findCategory(value) ?? findCollection(value);
  return page ? { label: page.label, path: page.paths[0] } : null;
}
