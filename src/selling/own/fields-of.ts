import { categories } from '@/listings/categories/categories';
import type { Discount } from '@/listings/catalogue/discount';
import type { Listing } from '@/listings/catalogue/listing';
import { discountChoices } from '@/selling/post/discount-choices';
import type { PostFields } from '@/selling/post/post-fields';

function discountChoice(discount: Discount): string {
  const value = discount.kind === 'percentage' ? String(discount.percent) : discount.kind;
  return discountChoices.some(([choice]) => choice === value) ? value : '';
}

/** A posted offer as its seller would type it again; a category or discount that a seller cannot choose stays open. */
export const fieldsOf = (listing: Listing): PostFields => ({
  productName: listing.name,
  companyName: listing.company,
  category: categories.some(({ value }) => value === listing.category) ? listing.category : '',
  discount: discountChoice(listing.discount),
  price: listing.price === null ? '' : String(listing.price),
  description: listing.description,
  location: listing.place,
  latitude: listing.coordinates?.latitude.toFixed(6) ?? '',
  longitude: listing.coordinates?.longitude.toFixed(6) ?? '',
  telegram: listing.telegram ?? '',
  tiktok: listing.tiktok ?? '',
  website: listing.website ?? '',
  phone: listing.phone ?? '',
});
