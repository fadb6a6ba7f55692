import { useEffect } from 'react';
import { trustData } from '@/lib/trusted-types';
import type { Listing } from '@/listings/catalogue/listing';
import { offerMetadata } from './offer-metadata';

/** Tells search engines that run scripts what the page offers; only of what is verified, as everywhere in public. */
export function useProductData(listing: Listing): void {
  useEffect(() => {
    if (!listing.verified) return undefined;
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    const text = JSON.stringify(offerMetadata(listing, window.location.origin).product);
    trustData(text);
    element.textContent = text;
    document.head.append(element);
    return () => element.remove();
  }, [listing]);
}
