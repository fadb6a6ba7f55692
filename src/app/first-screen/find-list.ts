import { pathKey } from '@/lib/path-key';
import { categories } from '@/listings/categories/categories';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';

const lists = [...categories, ...Object.values(collections)];

/** The category or collection at a path, by its `pathKey`. */
export const findList = (path: string): CategorySpec | CollectionSpec | undefined =>
  lists.find(({ paths }) => paths.some((spelling) => pathKey(spelling) === path));
