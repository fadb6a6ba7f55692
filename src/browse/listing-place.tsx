import { MapPin } from 'lucide';
import { distanceInKilometres } from '@/platform/coordinates';
import { formatDistance, formatRelativeTime } from '@/language/format';
import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { Icon } from '@/ui/icon';

/** The distance in words; null if either place is unknown. */
export const distanceTo = ({ coordinates }: Listing, visitor: VisitorPlace): string | null =>
  visitor.status === 'known' && coordinates
    ? formatDistance(distanceInKilometres(visitor.coordinates, coordinates))
    : null;

/** The age in words; null without a date. */
export const ageOf = ({ postedAt }: Listing, now: number): string | null =>
  postedAt === null ? null : formatRelativeTime(postedAt, now);

interface ListingPlaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** In ms. If given, the line includes the listing's age. */
  now?: number;
}

/**
 * A listing's place and, if known, its distance from the visitor. A long place is truncated so that distance
 * and age stay visible.
 */
export function ListingPlace({ listing, visitor, now }: ListingPlaceProps) {
  const { place } = listing;
  const distance = distanceTo(listing, visitor);
  const age = now === undefined ? null : ageOf(listing, now);
  if (!place && !distance && !age) return null;
  return (
    // What does not fit wraps onto a hidden line, the age first.
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
