import { Link } from 'react-router-dom';
import type { ListingLinkProps } from '@/browse/layouts/listing-slots';
import { toListingState } from '@/listings/listing-state';
import { detailPath } from '@/platform/paths';

/**
 * The navigation state contains the product (docs/product.md, Routes and links), unless it waits for verification:
 * browsers write history to disk.
 */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link
      to={detailPath(listing.id)}
      state={listing.verified ? toListingState(listing) : null}
      className={className}
    >
      {children}
    </Link>
  );
}
