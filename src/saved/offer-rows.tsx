import type { ReactNode } from 'react';
import { listLooks, ListSkeleton } from '@/browse/layouts/list-looks';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { ListingRow, RowSkeleton } from '@/browse/lists/list-rows';
import { QueryFailure } from '@/browse/query-failure';
import type { Listing } from '@/listings/listing';
import { selectVerified } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { QueryStates } from '@/ui/query-states';
import { useNow } from '@/ui/use-now';

interface WithVerifiedProps {
  /** How many offers are expected, for the skeleton. */
  count: number;
  /** Renders the verified listings. Not called before the catalogue is complete. */
  children: (verified: readonly Listing[]) => ReactNode;
}

export function WithVerified({ count, children }: WithVerifiedProps) {
  const query = useCompleteCatalogue(selectVerified);
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      skeleton={
        <ListSkeleton count={Math.min(count, 6)} className={listLooks.rows.grid}>
          <RowSkeleton />
        </ListSkeleton>
      }
    >
      {children}
    </QueryStates>
  );
}

interface OfferRowsProps {
  listings: readonly Listing[];
  /** Renders what is below the row of a listing. */
  children: (listing: Listing) => ReactNode;
}

export function OfferRows({ listings, children }: OfferRowsProps) {
  const visitor = useVisitorPlace();
  const now = useNow();
  return (
    <ul className={listLooks.rows.grid}>
      {listings.map((listing, index) => (
        <li key={listing.id} className="relative flex min-w-0 flex-col">
          <ListingRow listing={listing} visitor={visitor} now={now} eager={index < eagerPhotos} />
          {children(listing)}
        </li>
      ))}
    </ul>
  );
}
