import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { cardGridClass } from './card-frame';
import { ListingCard } from './listing-card';

/** A few listings as cards. `now` in ms. */
export function CardGrid({ listings, now }: { listings: readonly Listing[]; now: number }) {
  const visitor = useVisitorPlace();
  return (
    <ul className={cardGridClass}>
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <ListingCard listing={listing} visitor={visitor} now={now} />
        </li>
      ))}
    </ul>
  );
}
