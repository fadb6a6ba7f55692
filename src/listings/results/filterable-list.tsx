import { type ReactNode, useContext, useMemo } from 'react';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { applyFilters } from '@/listings/filters/apply-filters';
import { FilterBar } from '@/listings/filters/filter-bar';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { useFilterChoices } from '@/listings/filters/use-filter-choices';
import { useSavedIds } from '@/listings/saved/saved';
import { PlaceLine } from '@/listings/place/place-line';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { ListFrame, type ListShape, besideMap, listGrids } from './list-frame';
import { ListSkeleton } from './list-skeleton';
import type { ListProps } from './listing-query';
import { RowSkeleton } from './listing-row';
import { NothingPasses } from './nothing-passes';
import { QueryFailure } from './query-failure';
import { useSteadyListings } from './use-steady-listings';
import { WindowedListings } from './windowed-listings';

interface FilterableListProps extends ListProps {
  shape: ListShape;
  /** Whether place and price stand above the list on a phone, each one tap. */
  hasShortcuts?: boolean | undefined;
  /** What is shown above the list, or beside it on a desktop, such as the map of its listings. */
  overview?: ((shown: readonly Listing[]) => ReactNode) | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** What is there of a list, through the filters of the address. */
function FilteredListings({ listings, ...props }: FilterableListProps & { listings: readonly Listing[] }) {
  const { query, shape, emptyMessage, now, usualSort = 'newest', hasShortcuts, overview } = props;
  const { filters, change } = useListingFilters(usualSort);
  const visitor = useVisitorPlace();
  const savedIds = useSavedIds();
  const here = visitor.status === 'known' ? visitor.coordinates : null;
  // A tap on *Save* changes the set; unless it is filtered by, the list and its map must not be made anew.
  const saved = filters.savedOnly ? savedIds : nothing;
  const shown = useMemo(
    () => applyFilters(listings, filters, { here, saved }),
    [listings, filters, here, saved],
  );
  const {
    listings: steady,
    isGrowing,
    progress,
  } = useSteadyListings(shown, filters, query.catalogue, query.error !== null);
  const choices = useFilterChoices(listings, filters, { hasShortcuts });
  return (
    <>
      <FilterBar
        filters={filters}
        usualSort={usualSort}
        {...choices}
        onChange={change}
        count={isGrowing ? null : shown.length}
      />
      {progress}
      {steady.length > 0 ? (
        <div className={overview && besideMap}>
          {overview?.(shown)}
          <WindowedListings listings={steady} shape={shape} now={now} />
        </div>
      ) : (
        !isGrowing && <NothingPasses message={emptyMessage} filters={filters} onChange={change} />
      )}
    </>
  );
}

/** A list with its filters, in each of its states: the layouts `rows` and `grid3`. */
export function FilterableList(props: FilterableListProps) {
  const { query, shape, hasShortcuts, loadError, emptyMessage, emptyAdvice } = props;
  const hasPlaceLine = useContext(PlaceLine) !== null;
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} message={loadError} />}
      empty={<EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice>}
      skeleton={
        <ListFrame
          hasShortcuts={hasShortcuts}
          hasPlaceLine={hasPlaceLine}
          className={classNames('min-h-dvh', shape === 'single' && besideMap)}
        >
          <ListSkeleton count={6} className={listGrids[shape]}>
            <RowSkeleton shape={shape === 'grid3' ? 'columns' : 'rows'} />
          </ListSkeleton>
        </ListFrame>
      }
    >
      {(listings) => <FilteredListings {...props} listings={listings} />}
    </QueryStates>
  );
}
