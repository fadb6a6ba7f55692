import { minute } from '@/platform/time';
import { foldEmail, foldText } from '@/platform/text/fold';
import type { Listing } from './listing';

/** In ms: how far the server's clock may be ahead. A post dated within it counts as posted now. */
export const clockSkew = 5 * minute;

/** How far *Nearby* reaches, in km. The call sends this number too (docs/product.md, Nearby). */
export const nearbyRadius = 2;

export type ListingPredicate = (listing: Listing) => boolean;

export const isVerified: ListingPredicate = (listing) => listing.verified;

export const inCategory =
  (value: string): ListingPredicate =>
  (listing) =>
    listing.category === value;

/** Only a percentage counts. Waiting and ended discounts do not. */
export const isDiscounted: ListingPredicate = (listing) => listing.discount.kind === 'percentage';

/** Posted within the last `span` ms, both ends included. Posts without a date never match. */
export const postedWithin =
  (span: number, now: number): ListingPredicate =>
  ({ postedAt }) =>
    postedAt !== null && postedAt >= now - span && postedAt <= now + clockSkew;

/** The search of `/search` (docs/product.md, Search and filters). */
export function matchesText(text: string): ListingPredicate {
  const folded = foldText(text);
  return (listing) => listing.searchText.includes(folded);
}

/**
 * Ranks how a listing matches a text that it contains, best first: a word of the name, the beginning of one,
 * the company, the place, or inside a word.
 */
function matchRank(folded: string): (listing: Listing) => number {
  const text = folded.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const beginning = new RegExp(String.raw`(?<![\p{L}\p{N}])${text}`, 'u');
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'u');
  return ({ nameText, companyText, place }) => {
    if (whole.test(nameText)) return 0;
    if (beginning.test(nameText)) return 1;
    if (companyText.includes(folded)) return 2;
    return foldText(place).includes(folded) ? 3 : 4;
  };
}

/** Listings that contain a text, best match first. Equal matches keep their order. */
export function bestMatchFirst(listings: readonly Listing[], text: string): readonly Listing[] {
  const folded = foldText(text);
  if (folded === '') return listings;
  const rankOf = matchRank(folded);
  const ranked: Listing[][] = [[], [], [], [], []];
  for (const listing of listings) ranked[rankOf(listing)]?.push(listing);
  return ranked.flat();
}

/** The search of the card screens (docs/product.md, Card screens). */
export function matchesNameOrCompany(text: string): ListingPredicate {
  const folded = foldText(text);
  return ({ nameText, companyText }) => nameText.includes(folded) || companyText.includes(folded);
}

/** Finds a verified listing by id; null if there is none. */
export const findVerified =
  (id: string | null) =>
  (listings: readonly Listing[]): Listing | null =>
    listings.find((listing) => listing.id === id && isVerified(listing)) ?? null;

/** Listings posted under an email address, ignoring case. A blank address owns nothing. */
export const ownedBy = (email: string): ListingPredicate => {
  const own = foldEmail(email);
  return ({ ownerEmail }) => own !== '' && ownerEmail === own;
};

/** Combines predicates with *and*. */
export const allOf =
  (where: readonly ListingPredicate[]): ListingPredicate =>
  (listing) => {
    for (const meets of where) if (!meets(listing)) return false;
    return true;
  };

/**
 * Selects what meets every predicate, in catalogue order. It remembers the last result, because a page asks for
 * the same selection several times while a catalogue loads, and a long one takes 50 ms on a slow phone.
 */
export function selectWhere(...where: readonly ListingPredicate[]) {
  const meets = allOf(where);
  let last: { from: readonly Listing[]; found: readonly Listing[] } | null = null;
  return (listings: readonly Listing[]): readonly Listing[] => {
    if (last?.from !== listings) last = { from: listings, found: listings.filter(meets) };
    return last.found;
  };
}

/** Shared, so that all pages use the same remembered result. */
export const selectVerified = selectWhere(isVerified);

/** Selects the first `count` matches without scanning the rest of a long catalogue. */
export function selectFirst(count: number, ...where: readonly ListingPredicate[]) {
  const meets = allOf(where);
  return (listings: readonly Listing[]): readonly Listing[] => {
    const found: Listing[] = [];
    for (const listing of listings) {
      if (found.length === count) break;
      if (meets(listing)) found.push(listing);
    }
    return found;
  };
}
