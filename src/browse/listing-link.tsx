import { Link } from 'react-router-dom';
import { detailPath } from '@/platform/paths';
import { toListingState } from '@/listings/listing-state';
import type { ListingLinkProps } from './listing-slots';

/**
 * A link to a listing, with the product in navigation state and its id in the address (docs/product.md, Routes
 * and links). A listing that waits for verification stays out of the state, because browsers write history to
 * disk.
 */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link
      to={detailPath(listing.id)}
      state={listing.verified ? toListingState(listing) : null}
      className={className}
      // When a focused element is removed, Chromium lays the page out again, a tenth of the time of opening an offer.
      onClick={({ currentTarget }) => currentTarget.blur()}
    >
      {children}
    </Link>
  );
}
