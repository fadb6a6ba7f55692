import type { Listing, ListingImage } from './listing';

/** The pictures of a listing, the main one first, none twice. The main photo's id is 'main'. */
export function listingPictures({ photo, images }: Listing): readonly ListingImage[] {
  const seen = new Set<string>();
  const all = photo ? [{ id: 'main', url: photo }, ...images] : images;
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
