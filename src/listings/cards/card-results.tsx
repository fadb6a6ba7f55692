import { useEffect, useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { matchesNameOrCompany, selectWhere } from '@/listings/catalogue/selectors';
import { SavedAdvice } from '@/listings/results/nothing-passes';
import { useSavedIds } from '@/listings/saved/saved';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { CardList } from './card-list';
import { CardSearchLine, cardGridClass } from './card-layout';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { ListSkeleton } from '@/listings/results/list-skeleton';
import type { ListProps } from '@/listings/results/listing-query';
import { QueryFailure } from '@/listings/results/query-failure';
import { CheckField } from '@/ui/check-field';
import { FilterField } from '@/ui/filter-field';
import { QueryStates } from '@/ui/query-states';
import { useEntryText } from '@/ui/use-entry-text';

interface FoundCardsProps {
  listings: readonly Listing[];
  text: string;
  savedOnly: boolean;
  emptyMessage: string;
  /** Whether `listings` are all there are. */
  isWhole: boolean;
  /** Milliseconds. */
  now: number;
}

/** The cards that match the search box and *Saved*. */
function FoundCards({ listings, text, savedOnly, emptyMessage, isWhole, now }: FoundCardsProps) {
  const savedIds = useSavedIds();
  const found = useMemo(() => {
    const isAsked = ({ id }: Listing) => !savedOnly || savedIds.has(id);
    return selectWhere(matchesNameOrCompany(text), isAsked)(listings);
  }, [listings, text, savedOnly, savedIds]);
  if (found.length > 0) return <CardList listings={found} now={now} />;
  if (!isWhole) return null;
  return (
    <EmptyNotice message={emptyMessage}>
      {savedOnly ? <SavedAdvice /> : 'Nothing here has this text. Try a shorter one.'}
    </EmptyNotice>
  );
}

const label = 'Search what you want to buy...';

export function CardResults({ query, loadError, emptyMessage, emptyAdvice, now }: ListProps) {
  const [text, setText] = useEntryText('card search');
  const { filters, change } = useListingFilters('newest');
  const { error } = query;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the card screens log their load errors (docs/product.md, Card screens)
    if (error) console.error(error);
  }, [error]);
  return (
    <>
      <CardSearchLine>
        <FilterField label={label} value={text} onChange={setText} />
        <CheckField
          label="Saved"
          checked={filters.savedOnly}
          onChange={(savedOnly) => change({ savedOnly })}
        />
      </CardSearchLine>
      <QueryStates
        query={query}
        failure={<QueryFailure query={query} message={loadError} />}
        empty={<EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice>}
        skeleton={
          <ListSkeleton count={6} className={`${cardGridClass} min-h-dvh`}>
            <Skeleton className="h-72 rounded-card!" />
          </ListSkeleton>
        }
      >
        {(listings) => (
          <FoundCards
            listings={listings}
            text={text}
            savedOnly={filters.savedOnly}
            emptyMessage={emptyMessage}
            isWhole={query.isWhole}
            now={now}
          />
        )}
      </QueryStates>
    </>
  );
}
