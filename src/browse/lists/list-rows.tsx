import { memo, useMemo } from 'react';
import { appSlots } from '@/browse/app-slots';
import { listLooks } from '@/browse/layouts/list-looks';
import { sharedCity } from '@/browse/layouts/listing-place';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import {
  rowBodyClass,
  rowClass,
  rowClassesOf,
  RowLayout,
  type RowLayoutProps,
} from '@/browse/layouts/row-layout';
import { t } from '@/language/translate';
import { noListings, type Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { distanceInKilometres } from '@/platform/coordinates';
import { Skeleton } from '@/ui/load-states';
import { useNow } from '@/ui/use-now';
import { ListGrid } from './list-grid';
import type { FilteredList } from './use-filtered-list';

export function RowSkeleton({ look = 'rows' }: Pick<RowLayoutProps, 'look'>) {
  const { row, photo, body } = rowClassesOf(look);
  return (
    <div className={classNames(rowClass, row)}>
      <span className={classNames(photo, 'shrink-0 animate-pulse bg-sunken')} />
      <span className={classNames(rowBodyClass, body)}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-5 w-1/2" />
        <Skeleton className="mt-1 h-4 w-2/3" />
        <Skeleton className="mt-1 h-4 w-1/2" />
      </span>
    </div>
  );
}

export const ListingRow = (props: Omit<RowLayoutProps, 'slots'>) => <RowLayout {...props} slots={appSlots} />;

/** Memoised, because scrolling renders the list again at each line. */
const MemoisedRow = memo(ListingRow);

/** In km. No city is wider, and a person rarely travels farther for an offer. */
const nearbyLimit = 50;

interface ListRowsProps {
  list: Pick<FilteredList, 'items' | 'controls' | 'visitor' | 'origin'>;
  /** Set on the seller's own page. */
  hidesSeller?: boolean;
}

/** In a list by distance, a heading says where the listings of other towns begin. */
export function ListRows({ list: { items, controls, visitor, origin }, hidesSeller }: ListRowsProps) {
  const { look, filters } = controls;
  const now = useNow();
  const city = useMemo(() => sharedCity(items), [items]);
  const here = filters.sort === 'nearest' ? origin : null;
  const [near, farther] = useMemo(() => {
    const isFar = ({ coordinates }: Listing) =>
      here !== null && coordinates !== null && distanceInKilometres(here, coordinates) > nearbyLimit;
    const firstFar = here === null ? -1 : items.findIndex(isFar);
    return firstFar === -1 ? [items, noListings] : [items.slice(0, firstFar), items.slice(firstFar)];
  }, [items, here]);
  const renderRow = (listing: Listing, index: number) => (
    <MemoisedRow
      listing={listing}
      visitor={visitor}
      now={now}
      city={city}
      look={look}
      hidesSeller={hidesSeller}
      eager={index < eagerPhotos}
    />
  );
  return (
    <div>
      {near.length > 0 && <ListGrid items={near} measures={listLooks[look]} render={renderRow} />}
      {farther.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-lg first:mt-0">{t('Farther away')}</h2>
          <ListGrid items={farther} measures={listLooks[look]} render={renderRow} />
        </>
      )}
    </div>
  );
}
