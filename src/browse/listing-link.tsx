import { Link } from 'react-router-dom';
import type { ListingLinkProps } from '@/browse/layouts/listing-slots';
import { toNavigationState } from '@/listings/navigation-state';
import { detailPath } from '@/platform/paths';

/**
 * A link to a listing. The navigation state contains the product (docs/product.md, Routes and links), unless it waits
 * for verification: browsers write history to disk.
 */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link
      to={detailPath(listing.id)}
      state={listing.verified ? toNavigationState(listing) : null}
      className={className}
    >
      {children}
    </Link>
  );
}
