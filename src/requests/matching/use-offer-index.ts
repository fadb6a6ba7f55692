import type { Listing } from '@/listings/catalogue/listing';
import { isVerified } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/use-products';
import { createOfferIndex } from './offer-index';

const indexLive = (listings: readonly Listing[]) => createOfferIndex(listings.filter(isVerified));

/** Finds the live offers that a request may be about; nothing while the catalogue is not there. */
export function useOfferIndex(): ((text: string) => readonly Listing[]) | null {
  return useProducts(indexLive).data ?? null;
}
