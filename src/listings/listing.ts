import type { Coordinates } from '@/platform/coordinates';
import type { Attributes } from './attributes';
import type { Discount } from './discount';

/** One picture of a listing; comments name it by its id. */
export interface ListingImage {
  id: string;
  url: string;
}

/** A product or service promotion, parsed from a row of the API. Absent texts are '', other absent values null. */
export interface Listing {
  id: string;
  name: string;
  company: string;
  description: string;
  /** A category or collection value as the API spells it. */
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
  /** Milliseconds since 1970; null where the date cannot be read. */
  postedAt: number | null;
  verified: boolean;
  /** Birr. */
  price: number | null;
  attributes: Attributes;
  /**
   * Name, company and place joined by a space, in lower case. Made once, because a search reads it with every
   * letter typed.
   */
  searchText: string;
  /** Name and company in lower case, for the card screens' search. */
  nameText: string;
  companyText: string;
}

/** One for all, so that it keeps its identity. */
export const noListings: readonly Listing[] = [];

/** The pictures of a listing, each once, the main photo first with the id 'main'. */
export function listingPictures({ photo, images }: Listing): readonly ListingImage[] {
  const seen = new Set<string>();
  const all = photo ? [{ id: 'main', url: photo }, ...images] : images;
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
