import { memoizeByObject } from '@/platform/memoize';
import { foldEmail, foldText } from '@/platform/text/fold';
import { minute } from '@/platform/time';
import type { Listing } from './listing';
import { isOffered } from './offered-part';

/** How far the server's clock may be ahead of ours, in ms. */
export const clockSkew = 5 * minute;

/** In km (docs/product.md, Nearby). */
export const nearbyRadius = 2;

export type ListingPredicate = (listing: Listing) => boolean;

export const isVerified: ListingPredicate = (listing) => listing.verified;

export const inCategory =
  (value: string): ListingPredicate =>
  (listing) =>
    listing.category === value;

/** Only a percentage is a discount now; the others wait or have ended. */
export const isDiscounted: ListingPredicate = (listing) => listing.discount.kind === 'percentage';

/** Includes both ends. Posts without a date never match. */
export const postedWithin =
  (span: number, now: number): ListingPredicate =>
  ({ postedAt }) =>
    postedAt !== null && postedAt >= now - span && postedAt <= now + clockSkew;

/** The exact matches of `/search` (docs/product.md, Search and filters). */
export function matchesText(text: string): ListingPredicate {
  const folded = foldText(text);
  return (listing) => listing.searchText.includes(folded);
}

/** How well a listing matches a text that it contains, best first. */
const rank = {
  /** A whole word in the part of the name that says what is offered. */
  offered: 0,
  /** A whole word that the name only mentions. */
  mentioned: 1,
  startOfWord: 2,
  company: 3,
  place: 4,
  insideWord: 5,
};

function matchRank(folded: string): (listing: Listing) => number {
  const text = folded.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const startOfWord = new RegExp(String.raw`(?<![\p{L}\p{N}])${text}`, 'u');
  const wholeWord = new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'u');
  return ({ nameText, companyText, place }) => {
    const start = nameText.search(wholeWord);
    if (start >= 0) return isOffered(nameText, folded, start) ? rank.offered : rank.mentioned;
    if (startOfWord.test(nameText)) return rank.startOfWord;
    if (companyText.includes(folded)) return rank.company;
    return foldText(place).includes(folded) ? rank.place : rank.insideWord;
  };
}

function byRank(listings: readonly Listing[], text: string): readonly (readonly Listing[])[] {
  const folded = foldText(text);
  if (folded === '') return [listings];
  const ranked: Listing[][] = [[], [], [], [], [], []];
  const rankOf = matchRank(folded);
  for (const listing of listings) ranked[rankOf(listing)]?.push(listing);
  return ranked;
}

/** The listings that come first in `bestMatchFirst`. They are found without an index. */
export const listingsNamed = (listings: readonly Listing[], text: string): readonly Listing[] =>
  byRank(listings, text)[rank.offered] ?? [];

/**
 * The listings that contain a text and those that the search engine found, best match first. A whole word in the name
 * comes first. A company, a place or a part of a word comes last: *phone* lists a smartphone before a saxophone, and
 * *buna*, which means coffee, lists coffee before the goods of Buna Supplies.
 */
export function bestMatchFirst(
  containing: readonly Listing[],
  text: string,
  foundBySearch: readonly Listing[],
): readonly Listing[] {
  const ranked = byRank(containing, text);
  const contains = new Set(containing);
  return [
    ...new Set([
      ...(ranked[rank.offered] ?? []),
      ...foundBySearch.filter((listing) => contains.has(listing)),
      ...(ranked[rank.mentioned] ?? []),
      ...foundBySearch,
      ...ranked.flat(),
    ]),
  ];
}

/** The search of the card screens (docs/product.md, Card screens). */
export function matchesNameOrCompany(text: string): ListingPredicate {
  const folded = foldText(text);
  return ({ nameText, companyText }) => nameText.includes(folded) || companyText.includes(folded);
}

export const findVerified =
  (id: string | null) =>
  (listings: readonly Listing[]): Listing | null =>
    listings.find((listing) => listing.id === id && isVerified(listing)) ?? null;

/** Matches the listings of an owner. A blank address matches none. */
export const ownedBy = (email: string): ListingPredicate => {
  const folded = foldEmail(email);
  return ({ ownerEmail }) => folded !== '' && ownerEmail === folded;
};

export const allOf =
  (where: readonly ListingPredicate[]): ListingPredicate =>
  (listing) => {
    for (const matches of where) if (!matches(listing)) return false;
    return true;
  };

/** Returns a selector of the listings that match every predicate, in catalogue order. */
export const selectWhere =
  (...where: readonly ListingPredicate[]) =>
  (listings: readonly Listing[]): readonly Listing[] =>
    listings.filter(allOf(where));

/** Memoised, because several components need it. */
export const selectVerified = memoizeByObject(selectWhere(isVerified));

/** Returns a selector of the first matches. It stops there, because a catalogue may be long. */
export function selectFirst(count: number, ...where: readonly ListingPredicate[]) {
  const matches = allOf(where);
  return (listings: readonly Listing[]): readonly Listing[] => {
    const found: Listing[] = [];
    for (const listing of listings) {
      if (found.length === count) break;
      if (matches(listing)) found.push(listing);
    }
    return found;
  };
}
