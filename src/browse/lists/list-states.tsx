import type { ReactNode } from 'react';
import { ListFrame, listLooks, ListSkeleton } from '@/browse/layouts/list-looks';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { countFilters, noFilters } from '@/listings/listing-filters';
import { Button } from '@/ui/button';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { FilterBar } from './filter-bar';
import { RowSkeleton } from './list-rows';
import type { FilteredList } from './use-filtered-list';

/** The texts of a list that is empty or cannot be loaded, in the visitor's language. */
export interface ListTexts {
  emptyMessage: string;
  emptyAdvice: ReactNode;
  /** The general message by default. */
  loadErrorMessage?: string;
}

interface ListStatesProps {
  list: FilteredList;
  texts: ListTexts;
  children: ReactNode;
}

function NoMatches({ list, texts: { emptyMessage } }: Omit<ListStatesProps, 'children'>) {
  const { filters, text, change } = list.controls;
  if (countFilters(filters) === 0)
    return (
      <EmptyNotice message={emptyMessage}>
        {text !== '' && t('Nothing matches. Try a shorter word.')}
      </EmptyNotice>
    );
  return (
    <EmptyNotice message={emptyMessage}>
      <p>{t('No offers match your filters.')}</p>
      <Button className="mt-3" focusesMain onClick={() => change(noFilters)}>
        {t('Clear filters')}
      </Button>
    </EmptyNotice>
  );
}

/** A list with its filters, in every state of its query. */
export function ListStates({ list, texts, children }: ListStatesProps) {
  const { query, controls, items, isGrowing, progress } = list;
  const { look } = controls;
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} message={texts.loadErrorMessage} />}
      empty={<EmptyNotice message={texts.emptyMessage}>{texts.emptyAdvice}</EmptyNotice>}
      skeleton={
        <ListFrame look={look}>
          <ListSkeleton count={6} className={listLooks[look].grid}>
            {look === 'cards' ? <Skeleton className="h-72 rounded-card!" /> : <RowSkeleton look={look} />}
          </ListSkeleton>
        </ListFrame>
      }
    >
      {() => (
        <>
          <FilterBar controls={controls} />
          {progress}
          {items.length > 0 && children}
          {items.length === 0 && !isGrowing && <NoMatches list={list} texts={texts} />}
        </>
      )}
    </QueryStates>
  );
}
