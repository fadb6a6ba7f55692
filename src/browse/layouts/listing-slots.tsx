import type { ComponentType, ReactNode } from 'react';
import type { Listing } from '@/listings/listing';

interface ActionsPlaceProps {
  listing: Listing;
  Actions: ListingSlots['Actions'];
}

/**
 * The space of the actions, above the link that covers the card. A tap there does not open the listing, even before
 * the actions have loaded (`app/first-screen/hand-over.ts`).
 */
export const ActionsPlace = ({ listing, Actions }: ActionsPlaceProps) => (
  <span data-place={`actions ${listing.id}`} className="relative z-10 block size-[44px]">
    <Actions listing={listing} />
  </span>
);

export interface ListingLinkProps {
  listing: Listing;
  className?: string;
  children: ReactNode;
}

export interface ListingPhotoProps {
  /** An absolute address; null without a photo. */
  url: string | null;
  /** Empty if the text beside the photo says the same. */
  alt?: string;
  /** Chooses the colour behind the photo, which is visible while the photo loads. */
  seed: string;
  /** True for the first photos of a page. The others load lazily. */
  eager?: boolean;
  sizes?: string;
  className?: string;
}

/** How many photos of a list load before all others. On a slow connection, more photos would be late. */
export const eagerPhotos = 2;

/** The interactive parts of a card or row. The first screen has static ones. */
export interface ListingSlots {
  Link: ComponentType<ListingLinkProps>;
  Photo: ComponentType<ListingPhotoProps>;
  /** The bookmark, which saves a listing without opening it. */
  Actions: ComponentType<{ listing: Listing }>;
  /** Marks a listing that is new to a saved search. */
  Badge?: ComponentType<{ listing: Listing }>;
}
