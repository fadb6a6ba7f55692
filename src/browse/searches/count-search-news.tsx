import { useEffect } from 'react';
import { whenIdle, createYielder } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { useStore } from '@/ui/use-store';
import { savedSearches, type SavedSearch, searchKey } from './saved-searches';
import { newSearchResults } from './search-news';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { type SearchContext, isNewTo, createMatcher } from './find-new';

/** How many offers are processed between two checks of the clock. */
const step = 200;

/**
 * The ids of new offers in each search, by its key; null if aborted. All searches share one pass, because
 * fetching ten thousand offers from memory costs more than comparing one with ten searches. Pauses keep the
 * page responsive.
 */
export async function countNews(
  listings: readonly Listing[],
  searches: readonly SavedSearch[],
  context: SearchContext,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const counted = searches.flatMap((search) => {
    const matches = createMatcher(search, context);
    return matches ? [{ key: searchKey(search), matches, isNew: isNewTo(search), ids: Array<string>() }] : [];
  });
  const result = () => new Map(counted.map(({ key, ids }) => [key, ids]));
  const since = Math.min(...searches.map((search) => search.since));
  const yieldIfDue = createYielder();
  for (let from = 0; from < listings.length; from += step) {
    await yieldIfDue();
    if (signal?.aborted) return null;
    for (const listing of listings.slice(from, from + step)) {
      // The newest come first; those without a date come last.
      if (!((listing.postedAt ?? 0) > since)) return result();
      if (!isVerified(listing)) continue;
      for (const { matches, isNew, ids } of counted)
        if (matches(listing) && isNew(listing)) ids.push(listing.id);
    }
  }
  return result();
}

/** Counts new offers in the saved searches when they or the catalogue change, while the browser is idle. */
export function CountSearchNews() {
  const searches = useStore(savedSearches);
  const place = useStore(visitorPlace);
  const data = useAllListings();
  useEffect(() => {
    if (!data) return;
    const stop = new AbortController();
    const here = place.status === 'known' ? place.coordinates : null;
    const count = async () => {
      const news = await countNews(data, searches, { here, now: serverNow() }, stop.signal);
      if (news) newSearchResults.write(news);
    };
    const cancel = whenIdle(() => void count());
    return () => {
      stop.abort();
      cancel();
    };
  }, [data, searches, place]);
  // Mounted only while something is saved.
  useEffect(() => () => newSearchResults.write(new Map()), []);
  return null;
}
