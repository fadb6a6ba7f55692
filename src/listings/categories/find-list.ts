import {
  inCategory,
  isDiscounted,
  isVerified,
  postedWithin,
  type ListingPredicate,
} from '@/listings/selectors';
import { pathKey, type Path } from '@/platform/paths';
import { categories, findCategory } from './categories';
import type { CollectionSpec, ListSpec } from './category-spec';
import { collections } from './collections';

export const lists: readonly ListSpec[] = [...categories, ...Object.values(collections)];

export function findList(path: string): ListSpec | undefined {
  const key = pathKey(path);
  return lists.find(({ paths }) => paths.some((spelling) => pathKey(spelling) === key));
}

export function listPredicates(list: ListSpec, now: number): readonly ListingPredicate[] {
  // The rarest condition comes first, because every listing is checked when a page opens.
  if ('value' in list) return [inCategory(list.value), isVerified];
  const { category, discountsOnly, maxAge } = list;
  return [
    ...(category === undefined ? [] : [inCategory(category)]),
    ...(maxAge === undefined ? [] : [postedWithin(maxAge, now)]),
    ...(discountsOnly ? [isDiscounted] : []),
    isVerified,
  ];
}

const findCollection = (value: string): CollectionSpec | undefined =>
  Object.values<CollectionSpec>(collections).find(({ category }) => category === value);

/** The link to a category; null if it has no page. */
export function categoryLink(value: string): { label: string; path: Path } | null {
  const page = findCategory(value) ?? findCollection(value);
  return page ? { label: page.label, path: page.paths[0] } : null;
}
