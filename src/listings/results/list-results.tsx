import { useContext } from 'react';
import { classNames } from '@/lib/class-names';
import { PlaceLine } from '@/listings/place/place-line';
import { CardSkeleton } from './listing-card';
import { FilteredList, type FilteredListProps } from './filtered-list';
import { ListSkeleton, type ProductListProps, ProductResults } from './product-results';
import type { ListShape } from './listing-list';
import { RowSkeleton } from './listing-row';

const skeletons = {
  rows: { className: 'grid grid-cols-1 gap-3 lg:grid-cols-2', item: <RowSkeleton /> },
  single: { className: 'grid grid-cols-1 gap-3 lg:w-1/2', item: <RowSkeleton /> },
  grid3: { className: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3', item: <CardSkeleton /> },
} as const satisfies Record<ListShape, object>;

type ListResultsProps = ProductListProps &
  Pick<FilteredListProps, 'shape' | 'now' | 'usualSort' | 'hasShortcuts' | 'overview'>;

/** The layouts `rows` and `grid3` (docs/product.md, Category pages). */
export function ListResults({ shape, now, usualSort, hasShortcuts, overview, ...props }: ListResultsProps) {
  const { className, item } = skeletons[shape];
  const placeLine = useContext(PlaceLine);
  return (
    <ProductResults
      {...props}
      skeleton={
        <div
          className={classNames(
            'min-h-dvh lg:pt-20.5',
            !placeLine && (hasShortcuts ? 'max-lg:pt-26' : 'max-lg:pt-13'),
          )}
        >
          <ListSkeleton count={6} className={className}>
            {item}
          </ListSkeleton>
        </div>
      }
    >
      {(listings) => (
        <FilteredList
          listings={listings}
          catalogue={props.query.catalogue}
          shape={shape}
          emptyMessage={props.emptyMessage}
          now={now}
          usualSort={usualSort}
          hasShortcuts={hasShortcuts}
          overview={overview}
        />
      )}
    </ProductResults>
  );
}
