import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { ListingRow } from './listing-row';

/** `now` in ms. */
export function CardGrid({ listings, now }: { listings: readonly Listing[]; now: number }) {
  const visitor = useVisitorPlace();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <ListingRow listing={listing} visitor={visitor} now={now} shape="columns" heading="h3" />
        </li>
      ))}
    </ul>
  );
}
