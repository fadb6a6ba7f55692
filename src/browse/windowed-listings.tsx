import { useMemo } from 'react';
import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { useIsDesktop, useIsTablet } from '@/ui/use-media-query';
import { WindowedGrid } from '@/ui/windowed-grid';
import type { ListShape } from './list-frame';
import { eagerPhotos } from './listing-slots';
import { sharedCity } from './listing-place';
import { ListingRow } from './listing-row';

/**
 * `columns`: the number of columns on a phone, a tablet and a desktop. `lineHeight`: the height of a line on a phone
 * and on wider screens, in px, until it is measured.
 */
const shapeSizes = {
  rows: { columns: [1, 1, 2], lineHeight: [128, 144] },
  single: { columns: [1, 1, 1], lineHeight: [128, 144] },
  grid3: { columns: [1, 2, 3], lineHeight: [128, 340] },
} as const satisfies Record<ListShape, object>;
const listingId = ({ id }: Listing) => id;

interface WindowedListingsProps {
  listings: readonly Listing[];
  shape: ListShape;
  /** The place from which distances are measured. */
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
}

/** A list of any length. Only the lines near the screen are in the document. */
export function WindowedListings({ listings, shape, visitor, now }: WindowedListingsProps) {
  const isTablet = useIsTablet();
  const isDesktop = useIsDesktop();
  const { columns, lineHeight } = shapeSizes[shape];
  const city = useMemo(() => sharedCity(listings), [listings]);
  return (
    <WindowedGrid
      items={listings}
      columns={columns[isDesktop ? 2 : isTablet ? 1 : 0]}
      lineHeight={lineHeight[isTablet ? 1 : 0]}
      gap={12}
      keyOf={listingId}
      render={(listing, index) => (
        <ListingRow
          listing={listing}
          visitor={visitor}
          now={now}
          city={city}
          shape={shape === 'grid3' ? 'columns' : 'rows'}
          eager={index < eagerPhotos}
        />
      )}
    />
  );
}
