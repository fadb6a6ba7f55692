import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { applyFilters } from '@/listings/filters/apply-filters';
import { FilterBar } from '@/listings/filters/filter-bar';
import { noFilters } from '@/listings/filters/listing-filters';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/empty-notice';
import { ListingList, type ListShape } from './listing-list';

interface FilteredListProps {
  listings: readonly Listing[];
  shape: ListShape;
  emptyMessage: string;
  /** Milliseconds. */
  now: number;
}

/** A list with its order and filters. */
export function FilteredList({ listings, shape, emptyMessage, now }: FilteredListProps) {
  const { filters, change } = useListingFilters();
  const visitor = useVisitorPlace();
  const here = visitor.status === 'known' ? visitor.coordinates : null;
  const shown = useMemo(() => applyFilters(listings, filters, here), [listings, filters, here]);
  return (
    <>
      <FilterBar filters={filters} onChange={change} count={shown.length} />
      {shown.length > 0 ? (
        <ListingList listings={shown} shape={shape} now={now} />
      ) : (
        <EmptyNotice message={emptyMessage}>
          <p>No offer here passes your filters.</p>
          <Button className="mt-3" onClick={() => change(noFilters)}>
            Clear filters
          </Button>
        </EmptyNotice>
      )}
    </>
  );
}
