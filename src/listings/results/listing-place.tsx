import { MapPin } from 'lucide';
import { distanceInKilometres } from '@/lib/coordinates';
import { formatDistance } from '@/lib/format';
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
    <span className="flex min-w-0 items-center gap-0.5 sm:gap-1">
      <Icon of={MapPin} className="size-3.5 shrink-0" />
      <bdi className="truncate">{listing.place}</bdi>
      {distance && <bdi className="shrink-0">{listing.place ? `· ${distance}` : distance}</bdi>}
    </span>
  );
}
