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

/** The place of a listing, and how far it is where the visitor's own place is known; a long place gives way to it. */
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
 * The last line of a row or card: what it costs, and how long ago it was posted (`now` in ms). The time gives way to a price
 * that needs the line: it goes to a second one, which does not show.
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
