import type { ReactNode } from 'react';
import { FilteredList } from './filtered-list';
import { ListSkeleton } from './list-skeleton';
import { ProductResults, type ListingQuery } from './product-results';
import { RowSkeleton } from './row-skeleton';

interface RowResultsProps {
  query: ListingQuery;
  loadError: string;
  emptyMessage: string;
  emptyAdvice: ReactNode;
  /** Milliseconds. */
  now: number;
}

/** The layout `rows`: six skeletons, then a filtered list, or the words of its other states. */
export function RowResults({ now, ...props }: RowResultsProps) {
  return (
    <ProductResults
      {...props}
      skeleton={
        <div className="min-h-dvh pt-27 lg:pt-20.5">
          <ListSkeleton count={6} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            <RowSkeleton />
          </ListSkeleton>
        </div>
      }
    >
      {(listings) => <FilteredList listings={listings} emptyMessage={props.emptyMessage} now={now} />}
    </ProductResults>
  );
}
