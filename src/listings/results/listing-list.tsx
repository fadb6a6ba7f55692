import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { useMediaQuery } from '@/ui/use-media-query';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ListingRow } from './listing-row';

/** Rows whose photos are on the first screen; theirs are not loaded lazily. */
const eagerRows = 4;
/** The height of a row, see `row-frame.ts`; px. */
const rowHeight = 160;

interface ListingListProps {
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

/** Listings as rows: one column on a phone, two on a desktop. */
export function ListingList({ listings, now }: ListingListProps) {
  const visitor = useVisitorPlace();
  const wide = useMediaQuery('(min-width: 64rem)');
  return (
    <WindowedGrid
      items={listings}
      columns={wide ? 2 : 1}
      lineHeight={rowHeight}
      gap={12}
      keyOf={(listing) => listing.id}
      render={(listing, index) => (
        <ListingRow listing={listing} visitor={visitor} now={now} eager={index < eagerRows} />
      )}
    />
  );
}
