import { trustData } from '@/platform/trusted-types';
import type { Listing } from '@/listings/listing';
import { listingMetadata } from './listing-metadata';

/** Writes what a listing offers into the head, as search engines read it. Returns how to take it out again. */
export function writeProductData(listing: Listing): () => void {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  const text = JSON.stringify(listingMetadata(listing, window.location.origin).product);
  trustData(text);
  element.textContent = text;
  document.head.append(element);
  return () => element.remove();
}
