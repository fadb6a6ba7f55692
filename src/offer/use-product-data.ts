import { useEffect } from 'react';
import type { Listing } from '@/listings/listing';

/** Tells search engines that run scripts what the page offers; only of what is verified, as everywhere in public. */
export function useProductData(listing: Listing): void {
  useEffect(() => {
    if (!listing.verified) return undefined;
    let isShown = true;
    let remove = () => {};
    const write = async () => {
      const { writeProductData } = await import('./product-data');
      if (isShown) remove = writeProductData(listing);
    };
    // Only search engines read these data, so a visit goes on without them where their code cannot be loaded.
    write().catch(() => {});
    return () => {
      isShown = false;
      remove();
    };
  }, [listing]);
}
