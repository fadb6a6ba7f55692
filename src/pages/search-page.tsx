import { useEffect, useMemo } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { type Listing, noListings } from '@/listings/listing';
import { newestFirst } from '@/listings/parse-listings';
import { bestMatchFirst, isVerified, matchesText, selectWhere } from '@/listings/selectors';
import { useAllListings, useCatalogue } from '@/listings/use-catalogue';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { FilterableList } from '@/browse/filterable-list';
import { lazyPart } from '@/ui/lazy-part';
import { loadCode } from '@/ui/new-version';
import { useAsyncValue } from '@/ui/use-async-value';
import { usePageHead } from '@/ui/use-page-head';
import { readFilters } from '@/listings/listing-filters';
import { pageTitle } from '@/platform/brand';
import { SearchHeading, searchTitle } from './first-headings';
import { useNow } from '@/ui/use-now';

export { preloadFilterBar as prepare } from '@/browse/filter-bar';

const SearchHelp = lazyPart(async () => (await import('./search-help')).SearchHelp);
const UnderstoodChips = lazyPart(async () => (await import('./search-help')).UnderstoodChips);

const recordSearch = async (query: string) =>
  (await import('@/search/recent-searches')).rememberSearch(query);

/** Loads the search engine for some listings; null if its code fails to load. */
const loadUnderstanding = (listings: readonly Listing[]) =>
  loadCode(() => import('./search-help')).then(
    ({ createSearcher }) => createSearcher(listings),
    () => null,
  );

/** The interpretation of a text among all offers; null while it loads, empty if it fails. */
function useUnderstood(text: string, isInAnyCondition: boolean) {
  const all = useAllListings();
  const isAsked = text !== '';
  const load = useMemo(() => (isAsked && all ? () => loadUnderstanding(all) : null), [isAsked, all]);
  const understand = useAsyncValue(load);
  return useMemo(() => {
    if (understand === undefined) return null;
    return understand?.(text, isInAnyCondition) ?? { query: null, offers: noListings };
  }, [understand, text, isInAnyCondition]);
}

/** Verified listings that contain a text in name, company or place, followed by those that it may mean. */
export default function SearchPage() {
  const [search] = useSearchParams();
  const text = search.get('query')?.trim() ?? '';
  const now = useNow();
  const select = useMemo(() => selectWhere(isVerified, matchesText(text)), [text]);
  const results = useCatalogue(select);
  const { sort, attributes } = readFilters(search, 'best');
  const understood = useUnderstood(text, attributes.has('condition'));
  const query = understood?.query ?? null;
  const { data: exact } = results;
  const others = useMemo(() => {
    const known = new Set(exact);
    return understood?.offers.filter((listing) => !known.has(listing)) ?? noListings;
  }, [exact, understood]);
  const listings = useMemo(() => {
    if (!exact || text === '') return exact;
    const ranked = bestMatchFirst(exact, text, understood?.offers ?? noListings);
    return sort === 'newest' ? ranked.toSorted(newestFirst(now)) : ranked;
  }, [exact, understood, text, sort, now]);
  const isAsked = useNavigationType() === 'PUSH';
  useEffect(() => {
    // Going back, reloading and changing a filter are not new searches.
    if (isAsked) recordSearch(text).catch(() => {});
  }, [isAsked, text]);
  const title = searchTitle(text);
  usePageHead({ title: pageTitle(title) });
  const near = query && query.words.length > 0 ? query.place : null;
  const typedSearch = useMemo(
    () => (text === '' ? undefined : { place: near, chips: query && <UnderstoodChips query={query} /> }),
    [text, near, query],
  );
  const defaultSort = text === '' ? 'newest' : near ? 'nearest' : 'best';
  return (
    <>
      <SearchHeading title={title} />
      <FilterableList
        shape="rows"
        // A typed place has a chip of its own.
        hasShortcuts={!near}
        query={{
          ...results,
          data: listings,
          state: text === '' || understood ? results.state : 'loading',
        }}
        defaultSort={defaultSort}
        typedSearch={typedSearch}
        loadErrorMessage={t(defaultLoadErrorMessage)}
        emptyMessage={t('No products found.')}
        emptyAdvice={
          text === '' ? t('Sellers post new offers every day.') : t('Try a shorter word or another spelling.')
        }
        now={now}
      />
      {text !== '' && understood && listings && results.state !== 'loading' && (
        <SearchHelp text={text} others={others} isFound={listings.length > 0} />
      )}
    </>
  );
}
