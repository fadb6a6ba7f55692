import type { ReactNode } from 'react';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { ListingPhoto } from './listing-photo';

interface SmallListingProps {
  listing: Listing;
  nameClass?: string;
  /** Shown below the name. */
  children?: ReactNode;
}

/** The picture and the name of a listing, for a line that also shows something else. */
export const SmallListing = ({ listing, nameClass, children }: SmallListingProps) => (
  <>
    <ListingPhoto
      url={listing.photo}
      seed={listing.id}
      sizes="3rem"
      className="size-12 shrink-0 rounded-control"
    />
    <span className="min-w-0 flex-1">
      <bdi className={classNames('line-clamp-2 text-left font-semibold [overflow-wrap:anywhere]', nameClass)}>
        {listing.name}
      </bdi>
      {children}
    </span>
  </>
);
