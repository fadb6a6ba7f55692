import { useMemo } from 'react';
import { listLooks } from '@/browse/layouts/list-looks';
import { sharedCity } from '@/browse/layouts/listing-place';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { t } from '@/language/translate';
import type { ListLook } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import { useIsDesktop, useIsTablet } from '@/ui/use-media-query';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ListingRow } from './listing-row';

const listingId = ({ id }: Listing) => id;

interface WindowedListingsProps {
  listings: readonly Listing[];
  look: ListLook;
  /** Set on the seller's own page. */
  hidesSeller?: boolean | undefined;
  /** The place from which distances are measured. */
  visitor: VisitorPlace;
  now: number;
}

/** A list of any length. Only the lines near the screen are in the document. */
function WindowedListings({ listings, look, hidesSeller, visitor, now }: WindowedListingsProps) {
  const isTablet = useIsTablet();
  const isDesktop = useIsDesktop();
  const { columns, lineHeight } = listLooks[look];
  const screen = isDesktop ? 2 : isTablet ? 1 : 0;
  const city = useMemo(() => sharedCity(listings), [listings]);
  return (
    <WindowedGrid
      items={listings}
      columns={columns[screen]}
      lineHeight={lineHeight[screen]}
      keyOf={listingId}
      render={(listing, index) => (
        <ListingRow
          listing={listing}
          visitor={visitor}
          now={now}
          city={city}
          look={look}
          hidesSeller={hidesSeller}
          eager={index < eagerPhotos}
        />
      )}
    />
  );
}

/** In km. A person rarely travels farther for an offer, and no city is wider than that. */
const nearbyLimit = 50;

interface ListingsByDistanceProps extends WindowedListingsProps {
  /** The place to which distances are measured, if the listings are sorted by distance; otherwise null. */
  here: Coordinates | null;
}

/** A list of any length. If it is sorted by distance, a line says where the listings of other towns begin. */
export function ListingsByDistance({ here, listings, ...list }: ListingsByDistanceProps) {
  const [near, farther] = useMemo(() => {
    const isFar = ({ coordinates }: Listing) =>
      here !== null && coordinates !== null && distanceInKilometres(here, coordinates) > nearbyLimit;
    const first = here === null ? -1 : listings.findIndex(isFar);
    return first === -1 ? [listings, []] : [listings.slice(0, first), listings.slice(first)];
  }, [listings, here]);
  return (
    <div>
      {near.length > 0 && <WindowedListings {...list} listings={near} />}
      {farther.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-lg first:mt-0">{t('Farther away')}</h2>
          <WindowedListings {...list} listings={farther} />
        </>
      )}
    </div>
  );
}
