import { Link } from 'react-router-dom';
import { detailPath } from '@/config/paths';
import { toListingState } from '@/listings/catalogue/listing-state';
import type { ListingLinkProps } from './listing-parts';

/** A link to a listing, with the product in navigation state and its id in the address (docs/product.md, Routes and links). */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link to={detailPath(listing.id)} state={toListingState(listing)} className={className}>
      {children}
    </Link>
  );
}
