import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useCallback } from 'react';
import { t } from '@/language/translate';
import type { ListLook } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import { applyFilters } from '@/listings/apply-filters';
import { FilterBar } from './filter-bar';
import type { TypedSearch } from '@/browse/filters/list-controls';
import {
  countFilters,
  type ListingFilters,
  type SortOrder,
  readFilters,
  writeFilters,
  noFilters,
} from '@/listings/listing-filters';
import { useFilterChoices } from '@/browse/filters/use-filter-choices';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { ListFrame, ListSkeleton, besideMapClass, listLooks } from './list-looks';
import type { ListProps } from './listing-query';
import { RowSkeleton } from './listing-row';
import { QueryFailure } from './query-failure';
import { useStableList } from './use-stable-list';
import { ListingsByDistance } from './windowed-listings';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button';

interface NoMatchesProps {
  message: string;
  /** What helps when the filters are not the reason why the list is empty. */
  advice: string | undefined;
  filters: ListingFilters;
  change: (changes: Partial<ListingFilters>) => void;
}

/** Shown when no listing passes the filters. */
function NoMatches({ message, advice, filters, change }: NoMatchesProps) {
  if (countFilters(filters) === 0) return <EmptyNotice message={message}>{advice && t(advice)}</EmptyNotice>;
  return (
    <EmptyNotice message={message}>
      <p>{t('No offers match your filters.')}</p>
      <Button className="mt-3" focusesMain onClick={() => change(noFilters)}>
        {t('Clear filters')}
      </Button>
    </EmptyNotice>
  );
}

/**
 * The filters in the address, and a function that changes them. A change replaces the history entry, so that Back
 * leaves the list.
 */
function useListingFilters(defaultSort: SortOrder) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search, defaultSort), [search, defaultSort]);
  const changeFilters = useCallback(
    (changes: Partial<ListingFilters>) => {
      // Reads the address rather than the last render, because two fields may change at once.
      const current = new URLSearchParams(window.location.search);
      const next = writeFilters(current, { ...readFilters(current, defaultSort), ...changes }, defaultSort);
      if (next.toString() !== current.toString()) setSearch(next, { replace: true });
    },
    [setSearch, defaultSort],
  );
  return { filters, change: changeFilters };
}

/** The props of a map above or beside a list. */
export interface MapOverview {
  listings: readonly Listing[];
  /** A key that changes with the filters but not with the listings. */
  listKey: unknown;
  isGrowing: boolean;
}

interface FilterableListProps extends ListProps {
  look: ListLook;
  /** Set on the seller's own page. */
  hidesSeller?: boolean;
  /** Renders the listings, if they are not rows. */
  children?: (shown: readonly Listing[]) => ReactNode;
  /** A search field on the page that filters the list, and the English advice for no result. Must be stable. */
  search?: { narrow: (listings: readonly Listing[]) => readonly Listing[]; advice: string } | undefined;
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean | undefined;
  /** Set if the list comes from a ranked search. Must be stable. */
  typedSearch?: TypedSearch | undefined;
  /** Content above the list, or beside it on a desktop: a map. */
  overview?: ((overview: MapOverview) => ReactNode) | undefined;
  /** The placeholder, if it is not rows. */
  skeleton?: ReactNode;
  /** Replaces the notice of an empty list. */
  empty?: ReactNode;
}

/**
 * Updates the count after the list. Otherwise each keystroke in the search above cards would also render the filters.
 */
const DeferredFilterBar = (props: ComponentProps<typeof FilterBar>) => (
  <FilterBar {...props} count={useDeferredValue(props.count)} />
);

/** The loaded listings that match the filters in the address. */
function FilteredListings(props: FilterableListProps & { listings: readonly Listing[] }) {
  const { listings, query, look, hidesSeller, children, search, emptyMessage, now, hasShortcuts, overview } =
    props;
  const { defaultSort = 'newest', typedSearch } = props;
  const typedPlace = typedSearch?.place;
  const { filters, change } = useListingFilters(defaultSort);
  const visitorPlace = useVisitorPlace();
  const visitor = useMemo<VisitorPlace>(
    () => (typedPlace ? { status: 'known', coordinates: typedPlace, town: null } : visitorPlace),
    [typedPlace, visitorPlace],
  );
  const origin = visitor.status === 'known' ? visitor.coordinates : null;
  const shown = useMemo(
    () => applyFilters(search ? search.narrow(listings) : listings, filters, origin),
    [listings, search, filters, origin],
  );
  const listKey = useMemo(() => [filters, search], [filters, search]);
  const { items: stableListings, isGrowing, progress } = useStableList(shown, { listKey, query });
  const choices = useFilterChoices(listings, filters, { hasShortcuts });
  return (
    <>
      <DeferredFilterBar
        filters={filters}
        defaultSort={defaultSort}
        {...choices}
        count={isGrowing ? null : shown.length}
        typedSearch={typedSearch}
        change={change}
      />
      {progress}
      {stableListings.length > 0 && (
        <div className={overview && besideMapClass}>
          {overview?.({ listings: shown, listKey, isGrowing })}
          {children ? (
            children(stableListings)
          ) : (
            <ListingsByDistance
              here={filters.sort === 'nearest' ? origin : null}
              listings={stableListings}
              look={look}
              hidesSeller={hidesSeller}
              visitor={visitor}
              now={now}
            />
          )}
        </div>
      )}
      {stableListings.length === 0 && !isGrowing && (
        <NoMatches message={emptyMessage} advice={search?.advice} filters={filters} change={change} />
      )}
    </>
  );
}

/** A list with its filters, in every state of its query. */
export function FilterableList(props: FilterableListProps) {
  const { query, look, skeleton, hasShortcuts, loadErrorMessage, emptyMessage, emptyAdvice } = props;
  const { empty = <EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice> } = props;
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} message={loadErrorMessage} />}
      empty={empty}
      skeleton={
        <ListFrame look={look} hasShortcuts={hasShortcuts}>
          {skeleton ?? (
            <ListSkeleton count={6} className={listLooks[look].grid}>
              <RowSkeleton look={look} />
            </ListSkeleton>
          )}
        </ListFrame>
      }
    >
      {(listings) => <FilteredListings {...props} listings={listings} />}
    </QueryStates>
  );
}
