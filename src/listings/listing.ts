import type { Coordinates } from '@/platform/coordinates';
import type { Condition } from './condition';
import type { Discount } from './discount';

/** A picture of a listing. Comments refer to it by its id. */
export interface ListingImage {
  id: string;
  url: string;
}

/** An offer, parsed from a row of the API. A missing text is '', any other missing value null. */
export interface Listing {
  id: string;
  name: string;
  company: string;
  description: string;
  /** The value of a category or collection, in the API's spelling. */
  category: string;
  discount: Discount;
  place: string;
  coordinates: Coordinates | null;
  telegram: string | null;
  tiktok: string | null;
  website: string | null;
  phone: string | null;
  /** In lower case. Used only for comparison, never shown (docs/api.md, Products). */
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
  condition: Condition | null;
  /** Name, company and place, folded. A search reads it at each keystroke. */
  searchText: string;
  /** Folded, for the search above cards. */
  nameText: string;
  companyText: string;
}

/** Shared empty array, so that the reference is stable. */
export const noListings: readonly Listing[] = [];

/** The pictures without duplicates. The main photo comes first and has the id 'main'. */
export function listingPictures({ photo, images }: Listing): readonly ListingImage[] {
  const seen = new Set<string>();
  const all = photo ? [{ id: 'main', url: photo }, ...images] : images;
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
