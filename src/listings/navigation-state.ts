import type { Discount } from './discount';
import type { Listing } from './listing';
import type { ProductRow } from './product-row';

/** Raise this number when an existing field changes: the history of a browser lasts longer than a release. */
export const navigationStateVersion = 1;

/** The API's ids are usually numbers. */
function toRowId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** A discount in the API's spelling. */
export function toRowDiscount(discount: Discount): number | string | null {
  if (discount.kind === 'none') return null;
  return discount.kind === 'percentage' ? discount.percent : discount.kind;
}

/** A row that `parseListing` turns back into the listing, without the email address: browsers write history to disk. */
export function toNavigationState(listing: Listing) {
  const product = {
    id: toRowId(listing.id),
    product_name: listing.name,
    company_name: listing.company,
    description: listing.description,
    category: listing.category,
    discount: toRowDiscount(listing.discount),
    location: listing.place,
    latitude: listing.coordinates?.latitude,
    longitude: listing.coordinates?.longitude,
    contact_telegram: listing.telegram,
    contact_tick: listing.tiktok,
    web_site: listing.website,
    contact_phone: listing.phone,
    profile_photo: listing.profilePhoto,
    product_photo: listing.photo,
    product_video: listing.video,
    images: listing.images.map(({ id, url }) => ({ id, image: url })),
    first_name: listing.seller,
    last_name: '',
    date_posted: listing.postedAt === null ? null : new Date(listing.postedAt).toISOString(),
    verified: listing.verified,
    price: listing.price,
    condition: listing.condition,
  } satisfies Omit<ProductRow, 'email'>;
  return { version: navigationStateVersion, product };
}
