import { mediaUrl } from '@/api/api-url';
import { readName } from '@/platform/text/names';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitLongText, limitText } from '@/platform/limit-text';
import { parseDate } from '@/platform/text/dates';
import { isRecord, parseDecimal, parseList, parseText } from '@/platform/parse-values';
import { parseLink } from '@/platform/text/links';
import { listingAttributes } from './attributes';
import { parseDiscount } from './discount';
import type { Listing, ListingImage } from './listing';
import { parseCoordinates } from '@/platform/coordinates';
import type { ProductRow } from './product-row';

/** Half of a surrogate pair: `encodeURIComponent` would throw on it when the address is made. */
const addressable = /^\P{Cs}+$/u;
/** The text of an id, or of a phone number, which some servers keep as a number. */
const parseScalar = (value: unknown): string =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : parseText(value);

function parseImages(images: unknown): ListingImage[] {
  const readable = parseList(images).flatMap((image, index) => {
    if (!isRecord(image)) return [];
    const url = mediaUrl(image['image']);
    return url ? [{ id: parseScalar(image['id']), place: String(index + 1), url }] : [];
  });
  // If ids and positions were mixed, comments on the picture with the id 2 could show at the second one.
  const haveIds = readable.every(({ id }) => id !== '');
  return readable.map(({ id, place, url }) => ({ id: haveIds ? id : place, url }));
}

function parsePhone(value: unknown): string | null {
  const text = limitText(parseScalar(value));
  return (text.match(/\d/g)?.length ?? 0) >= 3 ? text : null;
}

/** Birr. A price beyond it is a typing error, and too wide for every place that shows one. */
const priceLimit = 1e12;

/** A seller who enters 0 gives no price (docs/decisions.md, A price of 0 is no price). */
function parsePrice(value: unknown): number | null {
  const price = parseDecimal(value);
  return price !== null && price > 0 && price < priceLimit ? price : null;
}

/**
 * The listing of one row of the API, or the reasons why it cannot be shown. Optional fields that are wrong read
 * as absent.
 */
export function parseListing(value: unknown): { listing: Listing } | { faults: string[] } {
  if (!isRecord(value)) return { faults: ['row: not an object'] };
  // The names are checked; the values are of any type.
  const row: Partial<Record<keyof ProductRow, unknown>> = value;
  const id = parseScalar(row.id);
  const name = readName(row.product_name);
  const faults = [
    ...(addressable.test(id) ? [] : ['id: neither a number nor a text']),
    ...(name !== '' ? [] : ['product_name: nothing that can be seen']),
  ];
  if (faults.length > 0) return { faults };
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
    telegram: parseLink(row.contact_telegram),
    tiktok: parseLink(row.contact_tick),
    website: parseLink(row.web_site),
    phone: parsePhone(row.contact_phone),
    // No address is longer, and what is made of a longer one fails: a pattern of 20,000 letters overflows the stack.
    ownerEmail: foldEmail(limitText(parseText(row.email), 320)),
    profilePhoto: mediaUrl(row.profile_photo),
    photo: mediaUrl(row.product_photo),
    video: mediaUrl(row.product_video),
    images: parseImages(row.images),
    seller: readName(`${parseText(row.first_name)} ${parseText(row.last_name)}`),
    postedAt: parseDate(row.date_posted),
    verified: row.verified === true,
    price: parsePrice(row.price),
    attributes: listingAttributes.read((each) => parseText(row[each])),
    nameText: foldText(name),
    companyText: foldText(company),
    searchText: foldText([name, company, place].filter(Boolean).join(' ')),
  };
  return { listing };
}
