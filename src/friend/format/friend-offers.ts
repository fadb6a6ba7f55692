import type { Listing } from '@/listings/catalogue/listing';

/** What a file of a friend holds. */
export interface FriendOffers {
  /** When the offers were on the server, in ms, as the file says; null where that cannot be. */
  madeAt: number | null;
  /** None of them counts as verified, whatever the file says: only the server's rows are. */
  listings: readonly Listing[];
}
