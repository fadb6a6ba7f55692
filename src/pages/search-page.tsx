import { useEffect, useMemo } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { SearchHeading, searchTitle } from '@/browse/layouts/first-headings';
import { FilterableList } from '@/browse/lists/filterable-list';
import { t } from '@/language/translate';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { pageTitle } from '@/platform/brand';
import { lazyPart } from '@/ui/lazy-part';
import { useNow } from '@/ui/use-now';
import { usePageHead } from '@/ui/use-page-head';
import { useSearchResults } from './use-search-results';

const SearchHelp = lazyPart(async () => (await import('./search-help')).SearchHelp);
const UnderstoodChips = lazyPart(async () => (await import('./search-help')).UnderstoodChips);

const recordSearch = async (query: string) =>
  (await import('@/search/recent-searches')).rememberSearch(query);

/** Stores a text for the suggestions, but not after Back, a reload or a changed filter. */
function useRecordSearch(text: string) {
  const isNewSearch = useNavigationType() === 'PUSH';
  useEffect(() => {
    // A text that cannot be stored is not suggested later.
    if (isNewSearch) recordSearch(text).catch(() => {});
  }, [isNewSearch, text]);
}

export default function SearchPage() {
  const [search] = useSearchParams();
  const text = search.get('query')?.trim() ?? '';
  const hasText = text !== '';
  const now = useNow();
  const { found, others, query, missing, near } = useSearchResults(text, now);
  useRecordSearch(text);
  const title = searchTitle(text);
  usePageHead({ title: pageTitle(title) });
  const { data: shown = null, state } = found;
  const typedSearch = useMemo(
    () =>
      hasText
        ? {
            place: near,
            chips: query && <UnderstoodChips query={query} />,
            found: state === 'loading' ? null : shown,
          }
        : undefined,
    [hasText, near, query, shown, state],
  );
  const bestSort = near ? 'nearest' : 'best';
  return (
    <>
      <SearchHeading title={title} />
      {missing !== null && found.data && found.data.length > 0 && (
        <p className="mb-2">{t('No “{make}” yet. Similar offers:', { make: missing })}</p>
      )}
      <FilterableList
        look="rows"
        // A place in the text has its own chip.
        hasShortcuts={!near}
        query={found}
        defaultSort={hasText ? bestSort : 'newest'}
        typedSearch={typedSearch}
        loadErrorMessage={t(defaultLoadErrorMessage)}
        emptyMessage={t('No products found.')}
        emptyAdvice={
          hasText ? t('Try a shorter word or another spelling.') : t('Sellers post new offers every day.')
        }
        now={now}
      />
      {hasText && found.data && found.state !== 'loading' && (
        <SearchHelp text={text} others={others} isFound={found.data.length > 0} query={query} />
      )}
    </>
  );
}
