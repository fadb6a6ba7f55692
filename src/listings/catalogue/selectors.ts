import { minute } from '@/lib/time';
import { foldText } from '@/lib/fold-text';
import type { Listing } from './listing';

/** A post at most this far in the future counts as posted now: clocks differ. Milliseconds. */
export const clockSkew = 5 * minute;

/** Whether a listing belongs in a list. */
export type ListingTest = (listing: Listing) => boolean;

export const isVerified: ListingTest = (listing) => listing.verified;

export const inCategory =
  (value: string): ListingTest =>
  (listing) =>
    listing.category === value;

/** A percentage: neither waiting, nor ended, nor absent. */
export const isDiscounted: ListingTest = (listing) => listing.discount.kind === 'percentage';

/** Posted within the last `span` ms before `now`, both ends included. An undated post never is. */
export const postedWithin =
  (span: number, now: number): ListingTest =>
  ({ postedAt }) =>
    postedAt !== null && postedAt >= now - span && postedAt <= now + clockSkew;

/** The text, trimmed, stands somewhere in name, company and place, without regard to case. */
export function matchesText(text: string): ListingTest {
  const folded = foldText(text);
  return (listing) => listing.searchText.includes(folded);
}

/** The text, trimmed, stands in the name or in the company (the card screens' own search). */
export function matchesNameOrCompany(text: string): ListingTest {
  const folded = foldText(text);
  return ({ nameText, companyText }) => nameText.includes(folded) || companyText.includes(folded);
}

export const fromCompany = (company: string): ListingTest => {
  const folded = foldText(company);
  return ({ companyText }) => folded !== '' && companyText === folded;
};

/** Keeps what passes every test, in the order of the catalogue. */
export const selectWhere =
  (...tests: readonly ListingTest[]) =>
  (listings: readonly Listing[]): readonly Listing[] =>
    listings.filter((listing) => tests.every((test) => test(listing)));
