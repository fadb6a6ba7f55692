import { useEffect } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { SearchHeading, searchTitle } from '@/browse/layouts/first-headings';
import { ListRows } from '@/browse/lists/list-rows';
import { ListStates } from '@/browse/lists/list-states';
import { useFilteredList } from '@/browse/lists/use-filtered-list';
import { t } from '@/language/translate';
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
    // If a text cannot be stored, it is not suggested later.
    if (isNewSearch) recordSearch(text).catch(() => {});
  }, [isNewSearch, text]);
}

export default function SearchPage() {
  const [search] = useSearchParams();
  const text = search.get('query')?.trim() ?? '';
  const hasText = text !== '';
  const now = useNow();
  const { found, others, query, notOffered, near } = useSearchResults(text, now);
  useRecordSearch(text);
  const title = searchTitle(text);
  usePageHead({ title: pageTitle(title) });
  const bestSort = near ? 'nearest' : 'best';
  const list = useFilteredList(found, {
    look: 'rows',
    defaultSort: hasText ? bestSort : 'newest',
    // A place in the text has its own chip.
    hasShortcuts: !near,
    typedSearch: hasText ? { place: near, chips: query && <UnderstoodChips query={query} /> } : undefined,
  });
  return (
    <>
      <SearchHeading title={title} />
      {notOffered !== null && found.data && found.data.length > 0 && (
        <p className="mb-2">{t('No “{make}” yet. Similar offers:', { make: notOffered })}</p>
      )}
      <ListStates
        list={list}
        texts={{
          emptyMessage: t('No products found.'),
          emptyAdvice: hasText
            ? t('Try a shorter word or another spelling.')
            : t('Sellers post new offers every day.'),
        }}
      >
        <ListRows list={list} />
      </ListStates>
      {hasText && found.data && (found.isComplete || found.error) && (
        <SearchHelp text={text} others={others} isFound={found.data.length > 0} query={query} />
      )}
    </>
  );
}
