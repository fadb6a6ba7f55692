import { MapPin } from 'lucide-react';
import { distanceInKilometres } from '@/lib/distance';
import { formatDistance } from '@/lib/format-distance';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';

interface ListingPlaceProps {
  listing: Listing;
  visitor: VisitorPlace;
}

/** The place of a listing, and how far it is where the visitor's own place is known. */
export function ListingPlace({ listing, visitor }: ListingPlaceProps) {
  const distance =
    visitor.status === 'known' && listing.coordinates
      ? formatDistance(distanceInKilometres(visitor.coordinates, listing.coordinates))
      : null;
  const text = [listing.place, distance].filter(Boolean).join(' · ');
  if (!text) return null;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <MapPin aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{text}</span>
    </span>
  );
}
