import type { Listing } from '@/listings/listing';
import { shopKey, shopsBeginning } from '@/listings/shops';
import { detailPath, searchPath, sellerPath, type Path } from '@/platform/paths';
import { foldText } from '@/platform/text/fold';
import { findCategories } from './find-categories';
import { findClose } from './find-close';
import { readQuery } from './read-query';
import type { SearchIndex } from './search-index';

/** A suggestion. The paths of a list of suggestions are all different. */
export type Suggestion = { path: Path } & (
  { kind: 'listing'; listing: Listing } | { kind: 'recent' | 'category' | 'shop'; words: string }
);

/** How many suggestions of each kind fit above a phone's keyboard. */
const maxCounts = { recentWithoutText: 6, recent: 2, categories: 2, shops: 2, listings: 5 };
/** A shorter text would match too many shop names. */
const minShopTextLength = 3;

/**
 * The suggestions for a typed text (docs/product.md, Search and filters); without a text, earlier searches. `index` is
 * null until the catalogue has loaded.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  index: SearchIndex<Listing> | null,
): readonly Suggestion[] {
  const text = foldText(typed);
  const earlier = recent
    .filter((words) => foldText(words) !== text && foldText(words).includes(text))
    .slice(0, text === '' ? maxCounts.recentWithoutText : maxCounts.recent);
  const options = { limit: maxCounts.listings, isUnfinished: !/\s$/.test(typed) };
  const listings = index && text !== '' ? findClose(index, readQuery(text), options) : [];
  const key = shopKey(text);
  const shops =
    index && key.length >= minShopTextLength ? shopsBeginning(index.items, key, maxCounts.shops) : [];
  const found = findCategories(text).slice(0, maxCounts.categories);
  return [
    ...earlier.map((words): Suggestion => ({ kind: 'recent', path: searchPath(words), words })),
    ...shops.map(({ id }): Suggestion => ({ kind: 'shop', path: sellerPath(id), words: id })),
    ...listings.map((listing): Suggestion => ({ kind: 'listing', path: detailPath(listing.id), listing })),
    ...found.map(({ label, paths }): Suggestion => ({ kind: 'category', path: paths[0], words: label })),
  ];
}
