import type { Path } from '@/platform/paths';
import { collections } from './collections';
import { findCategory } from './categories';

const collectionOfValue = new Map<string, { label: string; paths: readonly [Path, ...Path[]] }>([
  ['new', collections.newOffers],
  ['weekly', collections.holiday],
  ['upcomming', collections.upcoming],
]);

/** The page of a category value and its English label; null for a value without a page. */
export function categoryLink(value: string): { label: string; path: Path } | null {
  const page = findCategory(value) ?? collectionOfValue.get(value);
  return page ? { label: page.label, path: page.paths[0] } : null;
}
