import { takeBreaks } from '@/platform/take-breaks';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { type SearchContext, isNewTo, matcherOf } from './find-new';
import { type SavedSearch, keyOf } from './saved-searches';

/** How many offers are looked at between two looks at the clock. */
const step = 200;

/**
 * The ids of what is new in each search, by its key; null where `signal` ends it. All searches in one pass, since to
 * fetch ten thousand offers from memory takes longer than to compare one with ten searches; and in portions, which
 * hold up nobody.
 */
export async function countNews(
  listings: readonly Listing[],
  searches: readonly SavedSearch[],
  context: SearchContext,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const counted = searches.flatMap((search) => {
    const matches = matcherOf(search, context);
    return matches ? [{ key: keyOf(search), matches, isNew: isNewTo(search), ids: Array<string>() }] : [];
  });
  const result = () => new Map(counted.map(({ key, ids }) => [key, ids]));
  const since = Math.min(...searches.map((search) => search.since));
  const breakInTime = takeBreaks();
  for (let from = 0; from < listings.length; from += step) {
    await breakInTime();
    if (signal?.aborted) return null;
    for (const listing of listings.slice(from, from + step)) {
      // The newest come first, those without a date last.
      if (!((listing.postedAt ?? 0) > since)) return result();
      if (!isVerified(listing)) continue;
      for (const { matches, isNew, ids } of counted)
        if (matches(listing) && isNew(listing)) ids.push(listing.id);
    }
  }
  return result();
}
