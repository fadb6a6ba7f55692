import { MapPin } from 'lucide';
import { formatAge, formatDistance } from '@/language/format';
import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { distanceInKilometres } from '@/platform/coordinates';
import { Icon } from '@/ui/icon';

/** The distance in words; null if either place is unknown. */
export const distanceTo = ({ coordinates }: Listing, visitor: VisitorPlace): string | null =>
  visitor.status === 'known' && coordinates
    ? formatDistance(distanceInKilometres(visitor.coordinates, coordinates))
    : null;

/** The age in words; null without a date. */
export const describeAge = ({ postedAt }: Listing, now: number): string | null =>
  postedAt === null ? null : formatAge(postedAt, now);

/** The city in a place: 'Adama' in 'Bole, Adama'. */
const cityOf = ({ place }: Listing): string | null => /,\s*([^,]+)$/.exec(place)?.[1]?.trim() ?? null;

/** The city of all listings; null if they have several, or a listing names none. */
export function sharedCity(listings: readonly Listing[]): string | null {
  const [first] = listings;
  const city = first ? cityOf(first) : null;
  return city !== null && listings.every((listing) => cityOf(listing) === city) ? city : null;
}

interface ListingPlaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** In ms. If given, the age replaces an unknown distance. */
  now?: number;
  /** A city that is left out. */
  city?: string | null | undefined;
}

/** The place, and the distance or age. A long place is cut, so that the rest stays visible. */
export function ListingPlace({ listing, visitor, now, city = null }: ListingPlaceProps) {
  const isInCity = city !== null && cityOf(listing) === city;
  const place = isInCity ? listing.place.slice(0, listing.place.lastIndexOf(',')).trim() : listing.place;
  const distance = distanceTo(listing, visitor);
  const distanceOrAge = distance ?? (now === undefined ? null : describeAge(listing, now));
  if (!place && !distanceOrAge) return null;
  return (
    <span className="flex h-4.5 min-w-0 items-center gap-x-1 leading-4.5">
      {(place || distance) && <Icon of={MapPin} className="size-3.5 shrink-0" />}
      {place && <bdi className="min-w-0 truncate">{place}</bdi>}
      {distanceOrAge && <bdi className="shrink-0">{place ? `· ${distanceOrAge}` : distanceOrAge}</bdi>}
    </span>
  );
}
