import { useEffect } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { offerMetadata } from './offer-metadata';

/** Tells search engines that run scripts what the page offers; only of what is verified, as everywhere in public. */
export function useProductData(listing: Listing): void {
  useEffect(() => {
    if (!listing.verified) return undefined;
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    const { product } = offerMetadata(listing, window.location.origin);
    // A node of text: the browser would ask a policy before it takes text for a script, which this is not.
    element.append(document.createTextNode(JSON.stringify(product)));
    document.head.append(element);
    return () => element.remove();
  }, [listing]);
}
