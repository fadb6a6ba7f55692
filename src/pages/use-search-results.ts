import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListingQuery } from '@/browse/lists/use-filtered-list';
import type { Catalogue } from '@/listings/catalogue';
import { noListings, type Listing } from '@/listings/listing';
import { readFilters } from '@/listings/listing-filters';
import { newestFirst } from '@/listings/parse-listings';
import { bestMatchFirst, isVerified, listingsNamed, matchesText, selectWhere } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { loadCode } from '@/ui/new-version';
import { useAsyncValue } from '@/ui/use-async-value';

/** Loads the search engine for some listings. `understand` is null if the code fails to load. */
const loadSearcher = async (listings: readonly Listing[]) => ({
  listings,
  understand: await loadCode(() => import('@/search/use-search-index')).then(
    ({ createSearcher }) => createSearcher(listings),
    () => null,
  ),
});

/**
 * The offers that a text may mean. null while the search engine loads, none if it fails to load. `isCurrent` says
 * whether all listings of the catalogue were searched.
 */
function useUnderstood(text: string, isInAnyCondition: boolean, catalogue: Catalogue | undefined) {
  // A growing catalogue would be indexed again and again.
  const all = text === '' || catalogue?.status === 'partial' ? undefined : catalogue?.listings;
  const searcher = useAsyncValue(useMemo(() => all && (() => loadSearcher(all)), [all]));
  const understood = useMemo(() => {
    const nothing = { query: null, offers: noListings, notOffered: null };
    return searcher ? (searcher.understand?.(text, isInAnyCondition) ?? nothing) : null;
  }, [searcher, text, isInAnyCondition]);
  return { understood, isCurrent: searcher?.listings === catalogue?.listings };
}

/**
 * The verified listings with a text in their name, company or place, followed by those that the text may mean. Without
 * a text, all verified listings.
 */
export function useSearchResults(text: string, now: number) {
  const [search] = useSearchParams();
  const select = useMemo(() => selectWhere(isVerified, matchesText(text)), [text]);
  const results = useCatalogue(select);
  const { sort, condition } = readFilters(search, 'best');
  const { data: exact, catalogue, error } = results;
  const { understood, isCurrent } = useUnderstood(text, condition !== null, catalogue);
  const others = useMemo(() => {
    const known = new Set(exact);
    return understood?.offers.filter((listing) => !known.has(listing)) ?? noListings;
  }, [exact, understood]);
  const listings = useMemo(() => {
    if (!exact || text === '') return exact;
    if (understood === null && !error) {
      // Only what stays at the top: other offers would move under the finger once the search engine has loaded.
      const named = sort === 'best' ? listingsNamed(exact, text) : noListings;
      return named.length > 0 ? named : undefined;
    }
    const ranked = bestMatchFirst(exact, text, understood?.offers ?? noListings);
    return sort === 'newest' ? ranked.toSorted(newestFirst(now)) : ranked;
  }, [exact, understood, error, text, sort, now]);
  const found: ListingQuery = {
    ...results,
    data: listings,
    isComplete: results.isComplete && (text === '' || isCurrent),
  };
  const query = understood?.query ?? null;
  return {
    found,
    /** The found offers that do not contain the text. */
    others,
    /** What the search engine understood; null until it has loaded. */
    query,
    notOffered: understood?.notOffered ?? null,
    /** The place in the text, from which distances are measured; null if there is none. */
    near: query && query.words.length > 0 ? query.place : null,
  };
}
