import { MapPin } from 'lucide';
import { distanceInKilometres } from '@/platform/coordinates';
import { formatDistance, formatRelativeTime } from '@/language/format';
import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { Icon } from '@/ui/icon';

/** In words; null where either place is not known. */
export const distanceTo = ({ coordinates }: Listing, visitor: VisitorPlace): string | null =>
  visitor.status === 'known' && coordinates
    ? formatDistance(distanceInKilometres(visitor.coordinates, coordinates))
    : null;

/** In words; null for an undated one. */
export const ageOf = ({ postedAt }: Listing, now: number): string | null =>
  postedAt === null ? null : formatRelativeTime(postedAt, now);

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
  const { place } = listing;
  const distance = distanceTo(listing, visitor);
  const age = now === undefined ? null : ageOf(listing, now);
  if (!place && !distance && !age) return null;
  return (
    // What does not fit wraps to a line that the height hides: the age first.
    <span className="flex h-4.5 min-w-0 flex-wrap items-center gap-x-0.5 overflow-hidden leading-4.5 sm:gap-x-1">
      {(place || distance) && <Icon of={MapPin} className="size-3.5 shrink-0" />}
      {place && <bdi className="max-w-max min-w-0 flex-[1_1_2rem] truncate">{place}</bdi>}
      {distance && <bdi className="shrink-0">{place ? `· ${distance}` : distance}</bdi>}
      {age && (
        <span className="shrink-0">
          {(place || distance) && '· '}
          <bdi>{age}</bdi>
        </span>
      )}
    </span>
  );
}
