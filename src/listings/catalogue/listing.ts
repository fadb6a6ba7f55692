import type { Coordinates } from '@/lib/coordinates';
import type { Attributes } from './attributes';
import type { Discount } from './discount';

/** One picture of a listing; comments name it by its id. */
export interface ListingImage {
  id: string;
  url: string;
}

/** A product or service promotion, as every room but the API knows it. Absent texts are '', absent values null. */
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
  /** Only ever compared, never shown (docs/product.md, Listings). */
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
  /** Name, company and place joined by a space, in lower case: prepared once, so that typing never repeats it. */
  searchText: string;
  /** Name and company in lower case, prepared for the same reason. */
  nameText: string;
  companyText: string;
}

/** The pictures of a listing, the main one first, none twice. The main photo's id is 'main'. */
export function listingPictures({ photo, images }: Listing): readonly ListingImage[] {
  const seen = new Set<string>();
  const all = photo ? [{ id: 'main', url: photo }, ...images] : images;
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
