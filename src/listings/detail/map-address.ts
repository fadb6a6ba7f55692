import type { Listing } from '@/listings/catalogue/listing';

/** Where a map shows the listing: its point, else a search for its place, else null. */
export function mapAddress({ coordinates, place }: Listing): string | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  // Unlike `encodeURIComponent`, this takes a text that ends in half of a character pair.
  return place ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}` : null;
}
