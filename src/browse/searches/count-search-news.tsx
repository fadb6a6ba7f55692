import { useEffect } from 'react';
import type { Listing } from '@/listings/listing';
import { allOf, bestMatchFirst, isVerified, matchesText, type ListingPredicate } from '@/listings/selectors';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { createYielder, whenIdle } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { useStore } from '@/ui/use-store';
import { createMatcher, isNewTo, typedText, type SearchContext } from './find-new';
import { savedSearches, searchKey, type SavedSearch } from './saved-searches';
import { newSearchResults } from './search-news';

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
  const yieldIfDue = createYielder();
  const counters: { key: string; matches: ListingPredicate; isNew: ListingPredicate; ids: string[] }[] = [];
  for (const search of searches) {
    await yieldIfDue();
    const matches = createMatcher(search, context);
    if (matches) counters.push({ key: searchKey(search), matches, isNew: isNewTo(search), ids: [] });
  }
  const result = () => new Map(counters.map(({ key, ids }) => [key, ids]));
  const since = Math.min(...searches.map((search) => search.since));
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

/** Loads the search for what a text means, which is in a room above this one. */
type LoadSearcher = (
  listings: readonly Listing[],
) => Promise<(text: string, ignoresCondition: boolean) => { offers: readonly Listing[] }>;

/** Finds what the search page shows for a text. Only a saved search with a text loads the search's code. */
async function createFinder(
  listings: readonly Listing[],
  searches: readonly SavedSearch[],
  loadSearcher: LoadSearcher,
): Promise<SearchContext['findTyped']> {
  const isNeeded = searches.some(({ address }) => typedText(address));
  // Without its code, a search finds what contains the text, as the page does.
  const findMeant = isNeeded ? await loadSearcher(listings).catch(() => null) : null;
  return (text, ignoresCondition) =>
    bestMatchFirst(
      listings.filter(allOf([isVerified, matchesText(text)])),
      text,
      findMeant?.(text, ignoresCondition).offers ?? [],
    );
}

/** Counts new offers in the saved searches when they or the catalogue change, while the browser is idle. */
export function CountSearchNews({ loadSearcher }: { loadSearcher: LoadSearcher }) {
  const searches = useStore(savedSearches);
  const place = useStore(visitorPlace);
  const listings = useAllListings();
  useEffect(() => {
    if (!listings) return;
    const controller = new AbortController();
    const here = place.status === 'known' ? place.coordinates : null;
    const count = async () => {
      const findTyped = await createFinder(listings, searches, loadSearcher);
      const context = { here, now: serverNow(), findTyped };
      const news = await countNews(listings, searches, context, controller.signal);
      if (news) newSearchResults.write(news);
    };
    const cancel = whenIdle(() => void count());
    return () => {
      controller.abort();
      cancel();
    };
  }, [listings, searches, place, loadSearcher]);
  // This component is mounted only while a search is saved.
  useEffect(() => () => newSearchResults.write(new Map()), []);
  return null;
}
