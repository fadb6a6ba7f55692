import type { Coordinates } from '@/platform/coordinates';
import type { Attributes } from './attributes';
import type { Discount } from './discount';

/** A picture of a listing. Comments refer to it by its id. */
export interface ListingImage {
  id: string;
  url: string;
}

/** An offer, parsed from a row of the API. Absent texts are '', other absent values null. */
export interface Listing {
  id: string;
  name: string;
  company: string;
  description: string;
  /** A category or collection value in the API's spelling. */
  category: string;
  discount: Discount;
  place: string;
  coordinates: Coordinates | null;
  telegram: string | null;
  tiktok: string | null;
  website: string | null;
  phone: string | null;
  /** In lower case. It is compared and never shown (docs/product.md, Listings). */
  ownerEmail: string;
  profilePhoto: string | null;
  photo: string | null;
  video: string | null;
  images: readonly ListingImage[];
  seller: string;
  /** In ms since 1970; null if the date is unreadable. */
  postedAt: number | null;
  verified: boolean;
  /** In Birr. */
  price: number | null;
  attributes: Attributes;
  /**
   * Name, company and place in lower case, joined by spaces. Precomputed because each keystroke of a search reads it.
   */
  searchText: string;
  /** Name and company in lower case, for the search of the card screens. */
  nameText: string;
  companyText: string;
}

/** Shared empty array, so that the reference is stable. */
export const noListings: readonly Listing[] = [];

/** A listing's pictures without duplicates, the main photo first under the id 'main'. */
export function listingPictures({ photo, images }: Listing): readonly ListingImage[] {
  const seen = new Set<string>();
  const all = photo ? [{ id: 'main', url: photo }, ...images] : images;
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
