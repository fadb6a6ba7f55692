import { useEffect } from 'react';
import {
  isNewTo,
  newSearchResults,
  savedSearches,
  searchKey,
  type SavedSearch,
  type Search,
} from '@/browse/searches/saved-searches';
import { passesFilters } from '@/listings/apply-filters';
import { findList, listPredicates } from '@/listings/categories/find-list';
import type { Listing } from '@/listings/listing';
import { readFilters } from '@/listings/listing-filters';
import {
  allOf,
  isVerified,
  matchesNameOrCompany,
  matchesText,
  nearbyRadius,
  type ListingPredicate,
} from '@/listings/selectors';
import { belongsToShop } from '@/listings/shops';
import { useAllListings } from '@/listings/use-catalogue';
import { visitorPlace } from '@/place/visitor-place';
import { isWithin, type Coordinates } from '@/platform/coordinates';
import { paths } from '@/platform/paths';
import { createYielder, whenIdle } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { createSearcher } from '@/search/use-search-index';
import { useStore } from '@/ui/use-store';

/** What a search depends on. */
export interface SearchContext {
  /** The visitor's position, used by searches without a town. */
  here: Coordinates | null;
  /** The server's time in ms. */
  now: number;
  /** The offers that a text means. */
  findMeant: (text: string, ignoresCondition: boolean) => readonly Listing[];
}

/** The predicates of the page that a search shows, before its filters; null if the page no longer exists. */
function pagePredicates(
  path: string,
  parameters: URLSearchParams,
  { now, findMeant }: SearchContext,
): readonly ListingPredicate[] | null {
  if (path === paths.search) {
    const query = parameters.get('query') ?? '';
    if (query === '') return [isVerified];
    const contains = matchesText(query);
    const meant = new Set(findMeant(query, readFilters(parameters).condition !== null).map(({ id }) => id));
    return [isVerified, (listing) => contains(listing) || meant.has(listing.id)];
  }
  if (path === paths.seller) return [belongsToShop(parameters.get('company') ?? '')];
  if (path === paths.nearbyShops) return [isVerified];
  const list = findList(path);
  return list ? [...listPredicates(list, now), matchesNameOrCompany(parameters.get('text') ?? '')] : null;
}

/**
 * Returns a predicate for a search; null if the search needs the visitor's unknown position, or if its page no longer
 * exists.
 */
export function createMatcher({ address, town }: Search, context: SearchContext): ListingPredicate | null {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const filters = readFilters(parameters);
  const from = town ?? context.here;
  const distances = [path === paths.nearbyShops ? nearbyRadius : null, filters.within].filter(
    (distance) => distance !== null,
  );
  const predicates = pagePredicates(path, parameters, context);
  if (!predicates || (!from && distances.length > 0)) return null;
  return allOf([
    ...predicates,
    passesFilters(filters),
    ...(from ? distances.map((distance) => isWithin(distance, from)) : []),
  ]);
}

/** Returns the ids of new offers by search key, with pauses that keep the page responsive; null if aborted. */
export async function countNews(
  listings: readonly Listing[],
  searches: readonly SavedSearch[],
  context: SearchContext,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const yieldIfDue = createYielder();
  const news = new Map<string, readonly string[]>();
  for (const search of searches) {
    await yieldIfDue();
    if (signal?.aborted) return null;
    const matches = createMatcher(search, context);
    // Checks first whether an offer is new, because few are.
    const found = matches && listings.filter(allOf([isNewTo(search), matches]));
    if (found)
      news.set(
        searchKey(search),
        found.map(({ id }) => id),
      );
  }
  return news;
}

/** Counts new offers in the saved searches when they or the catalogue change, while the browser is idle. */
export function CountSearchNews() {
  const searches = useStore(savedSearches);
  const place = useStore(visitorPlace);
  const listings = useAllListings();
  useEffect(() => {
    if (!listings) return;
    const controller = new AbortController();
    const count = async () => {
      const isTyped = searches.some(({ address }) => address.includes('query='));
      const search = isTyped ? await createSearcher(listings) : null;
      const context: SearchContext = {
        here: place.status === 'known' ? place.coordinates : null,
        now: serverNow(),
        findMeant: (text, ignoresCondition) => search?.(text, ignoresCondition).offers ?? [],
      };
      const news = await countNews(listings, searches, context, controller.signal);
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
