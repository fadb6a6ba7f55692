import { Clock, Map, UserRound } from 'lucide-react';
import { formatMoney } from '@/lib/format-money';
import { formatRelativeTime } from '@/lib/format-relative-time';
import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { ListingPlace } from '@/listings/results/listing-place';
import { PageHeading } from '@/ui/page-heading';
import { mapAddress } from './map-address';

/** What a listing is, costs, where it is and since when. `now` in ms. */
export function ListingFacts({ listing, now }: { listing: Listing; now: number }) {
  const visitor = useVisitorPlace();
  const map = mapAddress(listing);
  return (
    <>
      <PageHeading>{listing.name}</PageHeading>
      {listing.price !== null && (
        <p className="-mt-2 mb-3 font-display text-xl font-bold text-brand">{formatMoney(listing.price)}</p>
      )}
      <ul className="flex flex-col gap-2 text-muted">
        <li className="flex flex-wrap items-center gap-x-4">
          <ListingPlace listing={listing} visitor={visitor} />
          {map && (
            <a
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              className="tap inline-flex items-center gap-1 font-semibold text-brand"
            >
              <Map aria-hidden className="size-4" />
              Show on a map
            </a>
          )}
        </li>
        {listing.postedAt !== null && (
          <li className="flex items-center gap-1">
            <Clock aria-hidden className="size-3.5" />
            Posted {formatRelativeTime(listing.postedAt, now)}
          </li>
        )}
        {listing.seller && (
          <li className="flex items-center gap-1">
            <UserRound aria-hidden className="size-3.5" />
            Offered by {listing.seller}
          </li>
        )}
      </ul>
    </>
  );
}
