import { MapPin } from 'lucide';
import { distanceInKilometres } from '@/lib/coordinates';
import { formatDistance, formatMoney, formatRelativeTime } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { Icon } from '@/ui/icon';

interface ListingPlaceProps {
  listing: Listing;
  visitor: VisitorPlace;
}

/**
 * The place of a listing and, once the visitor's place is known, the distance; a long place is cut so that the distance
 * shows.
 */
export function ListingPlace({ listing, visitor }: ListingPlaceProps) {
  const distance =
    visitor.status === 'known' && listing.coordinates
      ? formatDistance(distanceInKilometres(visitor.coordinates, listing.coordinates))
      : null;
  if (!listing.place && !distance) return null;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Icon of={MapPin} className="size-3.5 shrink-0" />
      <bdi className="truncate">{listing.place}</bdi>
      {distance && <bdi className="shrink-0">{listing.place ? `· ${distance}` : distance}</bdi>}
    </span>
  );
}

/**
 * The price and the age of a listing (`now` in ms). Beside a price that fills the line the age wraps to a second line, which
 * the fixed height hides.
 */
export function PriceAndTime({ listing, now }: { listing: Listing; now: number }) {
  return (
    <span className="mt-auto flex h-5 shrink-0 flex-wrap justify-between gap-x-2 overflow-hidden leading-5">
      <span className="max-w-full truncate text-sm leading-5 font-semibold text-brand">
        {listing.price !== null && formatMoney(listing.price)}
      </span>
      <span>{listing.postedAt !== null && formatRelativeTime(listing.postedAt, now)}</span>
    </span>
  );
}
