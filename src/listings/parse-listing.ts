import { mediaUrl } from '@/api/api-url';
import { parseCoordinates } from '@/platform/coordinates';
import { isRecord, parseDecimal, parseList, parseScalar, parseText } from '@/platform/parse-values';
import { parseDate } from '@/platform/text/dates';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitLongText, limitText } from '@/platform/text/limit-text';
import { parseLink, parseProfile } from '@/platform/text/links';
import { readName } from '@/platform/text/names';
import { parseCondition } from './condition';
import { parseDiscount } from './discount';
import type { Listing, ListingImage } from './listing';
import type { ProductRow } from './product-row';

/** Excludes half a surrogate pair, for which `encodeURIComponent` would throw. */
const validInAddress = /^\P{Cs}+$/u;

function parseImages(images: unknown): ListingImage[] {
  const readable = parseList(images).flatMap((image, index) => {
    if (!isRecord(image)) return [];
    const url = mediaUrl(image['image']);
    return url ? [{ id: parseScalar(image['id']), position: String(index + 1), url }] : [];
  });
  // If an id is missing, positions replace all ids: a mix could give a picture the comments of another picture.
  const haveIds = readable.every(({ id }) => id !== '');
  return readable.map(({ id, position, url }) => ({ id: haveIds ? id : position, url }));
}

function parsePhone(value: unknown): string | null {
  const text = limitText(parseScalar(value));
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3 ? text : null;
}

/** In Birr. A higher price is a typing error, and it would not fit on the screen. */
const maxPrice = 1e12;

/** A seller who enters 0 means that there is no price (docs/decisions.md, A price of 0 is no price). */
function parsePrice(value: unknown): number | null {
  const price = parseDecimal(value);
  return price !== null && price > 0 && price < maxPrice ? price : null;
}

/** Returns the listing, or the reasons why the row cannot be shown. An invalid optional field counts as missing. */
export function parseListing(value: unknown): { listing: Listing } | { errors: string[] } {
  if (!isRecord(value)) return { errors: ['row: not an object'] };
  // The type checks only the names of the fields. The values may have any type.
  const row: Partial<Record<keyof ProductRow, unknown>> = value;
  const id = parseScalar(row.id);
  const name = readName(row.product_name);
  const errors = [
    ...(validInAddress.test(id) ? [] : ['id: neither a number nor a text']),
    ...(name !== '' ? [] : ['product_name: nothing that can be seen']),
  ];
  if (errors.length > 0) return { errors };
  const company = readName(row.company_name);
  const place = readName(row.location);
  const listing = {
    id,
    name,
    company,
    description: limitLongText(parseText(row.description)),
    category: parseText(row.category),
    discount: parseDiscount(row.discount),
    place,
    coordinates: parseCoordinates(row),
    telegram: parseProfile(row.contact_telegram, 'telegram'),
    tiktok: parseProfile(row.contact_tick, 'tiktok'),
    website: parseLink(row.web_site),
    phone: parsePhone(row.contact_phone),
    // On a text of 20,000 characters, a regular expression would overflow the stack.
    ownerEmail: foldEmail(limitText(parseText(row.email), 320)),
    profilePhoto: mediaUrl(row.profile_photo),
    photo: mediaUrl(row.product_photo),
    video: mediaUrl(row.product_video),
    images: parseImages(row.images),
    seller: readName(`${parseText(row.first_name)} ${parseText(row.last_name)}`),
    postedAt: parseDate(row.date_posted),
    verified: row.verified === true,
    price: parsePrice(row.price),
    condition: parseCondition(row.condition),
    nameText: foldText(name),
    companyText: foldText(company),
    searchText: foldText([name, company, place].filter(Boolean).join(' ')),
  };
  return { listing };
}
