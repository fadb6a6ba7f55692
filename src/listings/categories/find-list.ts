import { pathKey } from '@/platform/path-key';
import { categories } from './categories';
import type { CategorySpec, CollectionSpec } from './category-spec';
import { collections } from './collections';

/** All categories and collections. */
export const lists: readonly (CategorySpec | CollectionSpec)[] = [
  ...categories,
  ...Object.values(collections),
];

/** The category or collection at a path; undefined for other pages. */
export function findList(path: string): CategorySpec | CollectionSpec | undefined {
  const key = pathKey(path);
  return lists.find(({ paths }) => paths.some((spelling) => pathKey(spelling) === key));
}

/** How many lists have their headings in one file of a language: about 1 kB. */
const listsPerFile = 13;

/** The file of a language that has the heading of a list (tools/vite/list-texts.ts). */
export const textsOf = (list: CategorySpec | CollectionSpec): `lists-${number}` =>
  `lists-${Math.floor(lists.indexOf(list) / listsPerFile)}`;
