import { minute } from '@/lib/time';
import { foldText } from '@/lib/fold-text';
import type { Listing } from './listing';

/** A post at most this far in the future counts as posted now: clocks differ. Milliseconds. */
export const clockSkew = 5 * minute;

/** Whether a listing belongs in a list. */
export type ListingPredicate = (listing: Listing) => boolean;

export const isVerified: ListingPredicate = (listing) => listing.verified;

export const inCategory =
  (value: string): ListingPredicate =>
  (listing) =>
    listing.category === value;

/** A percentage: neither waiting, nor ended, nor absent. */
export const isDiscounted: ListingPredicate = (listing) => listing.discount.kind === 'percentage';

/** Posted within the last `span` ms before `now`, both ends included. An undated post never is. */
export const postedWithin =
  (span: number, now: number): ListingPredicate =>
  ({ postedAt }) =>
    postedAt !== null && postedAt >= now - span && postedAt <= now + clockSkew;

/** The text, trimmed, stands somewhere in name, company and place, without regard to case. */
export function matchesText(text: string): ListingPredicate {
  const folded = foldText(text);
  return (listing) => listing.searchText.includes(folded);
}

/** The text, trimmed, stands in the name or in the company (the card screens' own search). */
export function matchesNameOrCompany(text: string): ListingPredicate {
  const folded = foldText(text);
  return ({ nameText, companyText }) => nameText.includes(folded) || companyText.includes(folded);
}

export const fromCompany = (company: string): ListingPredicate => {
  const folded = foldText(company);
  return ({ companyText }) => folded !== '' && companyText === folded;
};

/** Keeps what meets every predicate, in the order of the catalogue. */
export const selectWhere =
  (...where: readonly ListingPredicate[]) =>
  (listings: readonly Listing[]): readonly Listing[] =>
    listings.filter((listing) => where.every((predicate) => predicate(listing)));
