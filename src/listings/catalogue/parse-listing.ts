import * as v from 'valibot';
import { mediaUrl } from '@/api/api-url';
import { foldText } from '@/lib/fold-text';
import { parseDate } from '@/lib/time';
import { parseDecimal, parseText } from '@/lib/parse-values';
import { parseLink } from '@/lib/parse-link';
import { readAttributes } from './attributes';
import { parseDiscount } from './discount';
import type { Listing, ListingImage } from './listing';
import { parseCoordinates } from '@/lib/coordinates';
import { limitText } from './limit-text';
import { productRowSchema, type ProductRow } from './product-row';

function parseImages(images: ProductRow['images']): ListingImage[] {
  const readable = (images ?? []).flatMap((image, index) => {
    const url = mediaUrl(image?.image);
    return url ? [{ id: image?.id ?? null, place: index + 1, url }] : [];
  });
  // If ids and positions were mixed, comments on the picture with the id 2 could show at the second one.
  const haveIds = readable.every(({ id }) => id !== null);
  return readable.map(({ id, place, url }) => ({ id: String(haveIds ? id : place), url }));
}

function parsePhone(value: unknown): string | null {
  const text = limitText(String(value ?? ''));
  return (text.match(/\d/g)?.length ?? 0) >= 3 ? text : null;
}

/** Birr. A price beyond it is a typing error, and too wide for every place that shows one. */
const priceLimit = 1e12;

function parsePrice(value: unknown): number | null {
  const price = parseDecimal(value);
  return price !== null && price >= 0 && price < priceLimit ? price : null;
}

/** In characters. */
const longestDescription = 50_000;

/** The listing of one row of the API, or the reasons why it cannot be shown. Optional fields that are wrong read as absent. */
export function parseListing(value: unknown): { listing: Listing } | { faults: string[] } {
  const result = v.safeParse(productRowSchema, value);
  if (!result.success) {
    return { faults: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`) };
  }
  const row = result.output;
  const name = limitText(row.product_name);
  const company = limitText(parseText(row.company_name));
  const place = limitText(parseText(row.location));
  const listing = {
    id: String(row.id),
    name,
    company,
    description: limitText(parseText(row.description), longestDescription),
    category: parseText(row.category),
    discount: parseDiscount(row.discount),
    place,
    coordinates: parseCoordinates(row),
    telegram: parseLink(row.contact_telegram),
    tiktok: parseLink(row.contact_tick),
    website: parseLink(row.web_site),
    phone: parsePhone(row.contact_phone),
    ownerEmail: foldText(parseText(row.email)),
    profilePhoto: mediaUrl(row.profile_photo),
    photo: mediaUrl(row.product_photo),
    video: mediaUrl(row.product_video),
    images: parseImages(row.images),
    seller: limitText([parseText(row.first_name), parseText(row.last_name)].filter(Boolean).join(' ')),
    postedAt: parseDate(row.date_posted),
    verified: row.verified === true,
    price: parsePrice(row.price),
    attributes: readAttributes((each) => row[each]),
    nameText: foldText(name),
    companyText: foldText(company),
    searchText: foldText([name, company, place].filter(Boolean).join(' ')),
  };
  return { listing };
}
