import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { detailPath } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { toListingState } from '@/listings/catalogue/listing-state';

interface ListingLinkProps {
  listing: Listing;
  className?: string;
  children: ReactNode;
}

/** A link to a listing, with the product in navigation state and its id in the address (docs/product.md, Routes and links). */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link to={detailPath(listing.id)} state={toListingState(listing)} className={className}>
      {children}
    </Link>
  );
}
