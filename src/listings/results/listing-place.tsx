import { MapPin } from 'lucide';
import { distanceInKilometres } from '@/lib/coordinates';
import { formatDistance, formatRelativeTime } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { Icon } from '@/ui/icon';

interface ListingPlaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds; with it the line says how old the listing is. */
  now?: number;
}

/**
 * The place of a listing and, once the visitor's place is known, the distance; a long place is cut so that
 * distance and age show.
 */
export function ListingPlace({ listing, visitor, now }: ListingPlaceProps) {
  const { place, coordinates, postedAt } = listing;
  const distance =
    visitor.status === 'known' && coordinates
      ? formatDistance(distanceInKilometres(visitor.coordinates, coordinates))
      : null;
  const age = now !== undefined && postedAt !== null ? formatRelativeTime(postedAt, now) : null;
  if (!place && !distance && !age) return null;
  return (
    <span className="flex min-w-0 items-center gap-0.5 sm:gap-1">
      {(place || distance) && <Icon of={MapPin} className="size-3.5 shrink-0" />}
      <bdi className="truncate">{place}</bdi>
      {distance && <bdi className="shrink-0">{place ? `· ${distance}` : distance}</bdi>}
      {age && (place || distance) && '·'}
      {age && <bdi className="shrink-0">{age}</bdi>}
    </span>
  );
}
