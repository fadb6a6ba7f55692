import type { ComponentType, ReactNode } from 'react';
import type { Listing } from '@/listings/listing';

interface ActionsPlaceProps {
  listing: Listing;
  Actions: ListingSlots['Actions'];
}

/**
 * The place of a listing's actions, as large as they are, above the link that covers the whole card: until
 * their code has come, a finger that means them must not open the listing (`app/first-screen/carry-over.ts`).
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
  /** Absolute address, or null where the seller gave no photo. */
  url: string | null;
  /** Nothing where the words beside it say the same. */
  alt?: string;
  /** Decides the colour behind the photo, which shows while it loads and through transparent ones. */
  seed: string;
  /** True for the first photos of a page; the others load lazily. */
  eager?: boolean;
  /** How wide its place is, as the attribute `sizes` says it. */
  sizes?: string;
  className?: string;
}

/**
 * The photos of so many of a list come before all others, and before lazy ones would begin. More of them at
 * once share a slow line, and none is there early.
 */
export const eagerPhotos = 2;

/** What of a listing's card or row works only once the app runs; the first screen puts still ones in their place. */
export interface ListingSlots {
  Link: ComponentType<ListingLinkProps>;
  Photo: ComponentType<ListingPhotoProps>;
  /** What can be done with a listing without opening it. */
  Actions: ComponentType<{ listing: Listing }>;
  /** The other photos of a row, over its first one. */
  Swipe?: ComponentType<{ listing: Listing }>;
  /** What tells over the photo that a listing is new to a saved search. */
  Sign?: ComponentType<{ listing: Listing }>;
}
