import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { detailPath } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';

interface ListingLinkProps {
  listing: Listing;
  className?: string;
  children: ReactNode;
}

/** The way to a listing: the whole product in navigation state (docs/product.md, Routes and links), and its id for a cold visit. */
export function ListingLink({ listing, className, children }: ListingLinkProps) {
  return (
    <Link to={detailPath(listing.id)} state={{ product: listing.row }} className={className}>
      {children}
    </Link>
  );
}
