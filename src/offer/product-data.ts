import type { Listing } from '@/listings/listing';
import { trust } from '@/platform/trusted-types';
import { listingMetadata } from './listing-metadata';

/**
 * Writes structured data about a listing into the document head, for search engines. Returns a function that removes
 * it.
 */
export function writeProductData(listing: Listing): () => void {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  const text = JSON.stringify(listingMetadata(listing, window.location.origin).product);
  trust('data', text);
  element.textContent = text;
  document.head.append(element);
  return () => element.remove();
}
