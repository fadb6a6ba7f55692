import { useMemo, type ReactNode } from 'react';
import type { Catalogue } from '@/listings/catalogue/catalogue';
import type { Listing } from '@/listings/catalogue/listing';
import { applyFilters } from '@/listings/filters/apply-filters';
import { FilterBar } from '@/listings/filters/filter-bar';
import { type SortOrder, useListingFilters } from '@/listings/filters/listing-filters';
import { useFilterChoices } from '@/listings/filters/use-filter-choices';
import { useSavedIds } from '@/listings/saved/saved';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { ListingList, type ListShape } from './listing-list';
import { NothingPasses } from './nothing-passes';
import { useSteadyListings } from './use-steady-listings';

export interface FilteredListProps {
  listings: readonly Listing[];
  /** What they were selected from; another answer has none. */
  catalogue?: Catalogue | undefined;
  shape: ListShape;
  emptyMessage: string;
  /** Milliseconds. */
  now: number;
  /** The order of the list until the visitor chooses another. */
  usualSort?: SortOrder | undefined;
  /** Whether place and price stand above the list on a phone, each one tap. */
  hasShortcuts?: boolean | undefined;
  /** What is shown above the list, or beside it on a desktop, such as the map of its listings. */
  overview?: ((shown: readonly Listing[]) => ReactNode) | undefined;
}

const nothing: ReadonlySet<string> = new Set();

export function FilteredList(props: FilteredListProps) {
  const { listings, shape, emptyMessage, now, usualSort = 'newest', hasShortcuts, overview } = props;
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
  const { listings: steady, isGrowing, progress } = useSteadyListings(shown, filters, props.catalogue);
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
        <div className={overview && 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4'}>
          {overview?.(shown)}
          <ListingList listings={steady} shape={shape} now={now} />
        </div>
      ) : (
        !isGrowing && <NothingPasses message={emptyMessage} filters={filters} onChange={change} />
      )}
    </>
  );
}
