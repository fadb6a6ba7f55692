import type { Listing } from '@/listings/listing';
import type { ListingSlots } from './listing-slots';

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
