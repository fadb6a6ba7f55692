import type { ComponentType, ReactNode } from 'react';
import type { Listing } from '@/listings/listing';

interface ActionsPlaceProps {
  listing: Listing;
  Actions: ListingSlots['Actions'];
}

/**
 * Reserves the exact space of a listing's actions, above the link that covers the card. A tap there must not open the
 * listing, even before the code of the actions has loaded (`app/first-screen/hand-over.ts`).
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
  /** Chooses the colour behind the photo, visible while it loads or if it is transparent. */
  seed: string;
  /** True for the first photos of a page. The others load lazily. */
  eager?: boolean;
  /** The `sizes` attribute of the image. */
  sizes?: string;
  className?: string;
}

/** How many photos of a list load before all others. If more shared a slow connection, all would be late. */
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
