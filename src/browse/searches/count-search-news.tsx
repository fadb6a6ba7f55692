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

const batchSize = 200;

/**
 * Returns the ids of new offers by search key; null if aborted. One pass over the offers serves all searches: reading
 * 10,000 offers costs more than comparing each with ten searches. Pauses keep the page responsive.
 */
export async function countNews(
  listings: readonly Listing[],
  searches: readonly SavedSearch[],
  context: SearchContext,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const counters = searches.flatMap((search) => {
    const matches = createMatcher(search, context);
    return matches ? [{ key: searchKey(search), matches, isNew: isNewTo(search), ids: Array<string>() }] : [];
  });
  const result = () => new Map(counters.map(({ key, ids }) => [key, ids]));
  const since = Math.min(...searches.map((search) => search.since));
  const yieldIfDue = createYielder();
  for (let from = 0; from < listings.length; from += batchSize) {
    await yieldIfDue();
    if (signal?.aborted) return null;
    for (const listing of listings.slice(from, from + batchSize)) {
      // The offers are sorted, newest first and those without a date last, so none after this one is new.
      if (!((listing.postedAt ?? 0) > since)) return result();
      if (!isVerified(listing)) continue;
      for (const { matches, isNew, ids } of counters)
        if (matches(listing) && isNew(listing)) ids.push(listing.id);
    }
  }
  return result();
}

/** Counts new offers in the saved searches when they or the catalogue change, while the browser is idle. */
export function CountSearchNews() {
  const searches = useStore(savedSearches);
  const place = useStore(visitorPlace);
  const listings = useAllListings();
  useEffect(() => {
    if (!listings) return;
    const controller = new AbortController();
    const here = place.status === 'known' ? place.coordinates : null;
    const count = async () => {
      const news = await countNews(listings, searches, { here, now: serverNow() }, controller.signal);
      if (news) newSearchResults.write(news);
    };
    const cancel = whenIdle(() => void count());
    return () => {
      controller.abort();
      cancel();
    };
  }, [listings, searches, place]);
  // This component is mounted only while a search is saved.
  useEffect(() => () => newSearchResults.write(new Map()), []);
  return null;
}
