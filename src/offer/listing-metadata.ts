import { formatMoney } from '@/language/format';
import type { Condition } from '@/listings/condition';
import { discountText } from '@/listings/discount';
import { listingPictures, type Listing } from '@/listings/listing';
import { brand, pageTitle } from '@/platform/brand';
import { detailPath } from '@/platform/paths';
import { limitText } from '@/platform/text/limit-text';
import { parseUrl } from '@/platform/text/links';

/** What search engines, Telegram and Facebook show of a link to a listing. */
export interface ListingMetadata {
  title: string;
  description: string;
  /** The absolute address of the listing. */
  address: string;
  /** The absolute address of the first picture; null without one. */
  picture: string | null;
  /** A schema.org `Product`, with an `Offer` if there is a price. */
  product: Readonly<Record<string, unknown>>;
}

/** In characters. No site shows more. */
const maxDescriptionLength = 200;

const schemaConditions: Readonly<Record<Condition, string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
};

/** Removes the owner's email address, which previews and search engines must not show (docs/security.md). */
function withoutOwnerEmail(text: string, ownerEmail: string): string {
  if (ownerEmail === '') return text;
  const pattern = ownerEmail.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replaceAll(new RegExp(pattern, 'giu'), '').trim();
}

function describe({ price, discount, company, place, description, ownerEmail }: Listing): string {
  const facts = [price === null ? '' : formatMoney(price), discountText(discount), company, place];
  const text = [facts.filter(Boolean).join(' · '), description.replaceAll(/\s+/g, ' ')];
  return (
    limitText(withoutOwnerEmail(text.filter(Boolean).join('. '), ownerEmail), maxDescriptionLength) ||
    brand.description
  );
}

function describeProduct(listing: Listing, origin: string, address: string) {
  const { name, description, price, company, condition, ownerEmail } = listing;
  const pictures = listingPictures(listing).flatMap(({ url }) => parseUrl(url, origin)?.href ?? []);
  const itemCondition = condition && schemaConditions[condition];
  const publicDescription = withoutOwnerEmail(description, ownerEmail);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: withoutOwnerEmail(name, ownerEmail),
    url: address,
    ...(publicDescription && { description: limitText(publicDescription) }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(itemCondition && { itemCondition }),
    // Search engines reject an `Offer` without a price.
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: String(price),
        priceCurrency: 'ETB',
        ...(itemCondition && { itemCondition }),
        ...(company && { seller: { '@type': 'Organization', name: withoutOwnerEmail(company, ownerEmail) } }),
      },
    }),
  };
}

/** The preview of a listing's link on a site of this origin. */
export function listingMetadata(listing: Listing, origin: string): ListingMetadata {
  const address = `${origin}${detailPath(listing.id)}`;
  const picture = listingPictures(listing)[0]?.url;
  return {
    title: pageTitle(withoutOwnerEmail(listing.name, listing.ownerEmail)),
    description: describe(listing),
    address,
    picture: picture === undefined ? null : (parseUrl(picture, origin)?.href ?? null),
    product: describeProduct(listing, origin, address),
  };
}
