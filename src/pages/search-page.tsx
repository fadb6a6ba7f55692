import { useEffect, useMemo } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { isVerified, matchesText, selectWhere } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { FilterableList } from '@/browse/filterable-list';
import { lazyPart } from '@/ui/lazy-part';
import { usePageHead } from '@/ui/use-page-head';
import { readFilters } from '@/listings/listing-filters';
import { pageTitle } from '@/platform/brand';
import { SearchHeading, searchTitle } from './search-heading';
import { useNow } from '@/ui/use-now';

export { prepareFilterBar as prepare } from '@/browse/filter-bar';

const SearchHelp = lazyPart(async () => {
  const { SearchHelp: Help, prepareSearch } = await import('./search-help');
  await prepareSearch();
  return Help;
});

const note = async (query: string) => (await import('@/search/recent-searches')).noteSearch(query);

// In the line of the heading of what is close to it, which comes later.
const NothingInOneLine = ({ words }: { words: string }) => (
  <p role="status" className="float-left mr-3 leading-7">
    {words}
  </p>
);

/** Verified listings with a text in name, company or place. */
export default function SearchPage() {
  const [search] = useSearchParams();
  const query = search.get('query')?.trim() ?? '';
  const now = useNow();
  const select = useMemo(() => selectWhere(isVerified, matchesText(query)), [query]);
  const results = useCatalogue(select);
  const isAsked = useNavigationType() === 'PUSH';
  useEffect(() => {
    // A way back, a reload and a changed filter are no new search.
    if (isAsked) note(query).catch(() => {});
  }, [isAsked, query]);
  const title = query === '' && readFilters(search).savedOnly ? t('Saved offers') : searchTitle(query);
  const nothingFound = t('No products found.');
  usePageHead({ title: pageTitle(title) });
  return (
    <>
      <SearchHeading title={title} />
      <FilterableList
        shape="rows"
        hasShortcuts
        query={results}
        loadError={t(defaultLoadError)}
        empty={query === '' ? undefined : <NothingInOneLine words={nothingFound} />}
        emptyMessage={nothingFound}
        emptyAdvice={t('Sellers post new offers every day.')}
        now={now}
      />
      {query !== '' && results.data && !results.isReading && (
        <SearchHelp text={query} found={results.data} now={now} />
      )}
    </>
  );
}
