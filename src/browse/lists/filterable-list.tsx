import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TypedSearch } from '@/browse/filters/list-controls';
import { useFilterChoices } from '@/browse/filters/use-filter-choices';
import { besideMapClass, ListFrame, listLooks, ListSkeleton } from '@/browse/layouts/list-looks';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { applyFilters } from '@/listings/apply-filters';
import type { ListLook } from '@/listings/categories/category-spec';
import { noListings, type Listing } from '@/listings/listing';
import {
  countFilters,
  noFilters,
  readFilters,
  writeFilters,
  type ListingFilters,
  type SortOrder,
} from '@/listings/listing-filters';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import { Button } from '@/ui/button';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { Filters } from './filter-bar';
import type { ListingQuery, ListProps } from './listing-query';
import { RowSkeleton } from './listing-row';
import { useStableList } from './use-stable-list';
import { ListingsByDistance } from './windowed-listings';

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

interface FilterableListProps extends Omit<ListProps, 'query'> {
  /** null while there is nothing to list, because the visitor's place is unknown. Only `lead` is then shown. */
  query: ListingQuery | null;
  look: ListLook;
  /**
   * The line that the list shares, for a look with `sharesLine`. It gets the controls of a phone, false until there are
   * listings. It is part of the list in every state, so that its fields keep their focus.
   */
  lead?: (controls: ReactNode, isAnyShown: boolean) => ReactNode;
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
}

/** A list that loads. */
const Placeholder = ({ look, hasShortcuts }: Pick<FilterableListProps, 'look' | 'hasShortcuts'>) => (
  <ListFrame look={look} hasShortcuts={hasShortcuts}>
    <ListSkeleton count={6} className={listLooks[look].grid}>
      {look === 'cards' ? <Skeleton className="h-72 rounded-card!" /> : <RowSkeleton look={look} />}
    </ListSkeleton>
  </ListFrame>
);

/** The listings that match the filters in the address, in their order. */
function useFilteredListings(listings: readonly Listing[], props: FilterableListProps) {
  const { search, defaultSort = 'newest', typedSearch } = props;
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
  return { shown, listKey, filters, change, visitor, origin };
}

/** A list with its filters, in every state of its query. */
export function FilterableList(props: FilterableListProps) {
  const { query, look, hasShortcuts, loadErrorMessage, emptyMessage, emptyAdvice, lead } = props;
  const { hidesSeller, children, search, now, overview, defaultSort = 'newest', typedSearch } = props;
  const listings = query?.data ?? noListings;
  const { shown, listKey, filters, change, visitor, origin } = useFilteredListings(listings, props);
  const { items, isGrowing, progress } = useStableList(shown, { listKey, query: query ?? undefined });
  const choices = useFilterChoices(listings, filters, { hasShortcuts });
  const count = isGrowing ? null : shown.length;
  const controls = { look, filters, defaultSort, ...choices, count, typedSearch, change };
  return (
    <>
      {lead?.(listings.length > 0 && <Filters {...controls} isInLine />, items.length > 0)}
      {query && (
        <QueryStates
          query={query}
          failure={<QueryFailure query={query} message={loadErrorMessage} />}
          empty={<EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice>}
          skeleton={<Placeholder look={look} hasShortcuts={hasShortcuts} />}
        >
          {() => (
            <>
              <Filters {...controls} />
              {progress}
              {items.length > 0 && (
                <div className={overview && besideMapClass}>
                  {overview?.({ listings: shown, listKey, isGrowing })}
                  {children ? (
                    children(items)
                  ) : (
                    <ListingsByDistance
                      here={filters.sort === 'nearest' ? origin : null}
                      listings={items}
                      look={look}
                      hidesSeller={hidesSeller}
                      visitor={visitor}
                      now={now}
                    />
                  )}
                </div>
              )}
              {items.length === 0 && !isGrowing && (
                <NoMatches message={emptyMessage} advice={search?.advice} filters={filters} change={change} />
              )}
            </>
          )}
        </QueryStates>
      )}
    </>
  );
}
