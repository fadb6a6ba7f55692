import { passesFilters } from '@/listings/apply-filters';
import { findList } from '@/listings/categories/find-list';
import { listHead } from '@/listings/categories/list-headings';
import type { Listing } from '@/listings/listing';
import { countFilters, readFilters } from '@/listings/listing-filters';
import {
  allOf,
  isVerified,
  matchesNameOrCompany,
  nearbyRadius,
  type ListingPredicate,
} from '@/listings/selectors';
import { belongsToShop } from '@/listings/shops';
import { isWithin, type Coordinates } from '@/platform/coordinates';
import { paths } from '@/platform/paths';
import { day } from '@/platform/time';
import { knownLimit, type SavedSearch, type Search } from './saved-searches';

/** The place and time that a search depends on. */
export interface SearchContext {
  /** The visitor's position, used by searches without a town. */
  here: Coordinates | null;
  /** The server's time in ms. */
  now: number;
  /** The offers that the search page shows for a text, before its filters. */
  findTyped: (text: string, ignoresCondition: boolean) => readonly Listing[];
}

/** The text of a search on the search page; null for other pages, and without a text. */
export function typedText(address: string): string | null {
  const [path = '', query] = address.split('?');
  return path === paths.search ? new URLSearchParams(query).get('query') : null;
}

/** The predicates of the page that a search shows, before its filters; null if the page no longer exists. */
function pagePredicates(
  address: string,
  parameters: URLSearchParams,
  { now, findTyped }: SearchContext,
): readonly ListingPredicate[] | null {
  const [path = ''] = address.split('?');
  const typed = typedText(address);
  if (typed) {
    const found = findTyped(typed, readFilters(parameters).condition !== null);
    const ids = new Set(found.map(({ id }) => id));
    return [({ id }) => ids.has(id)];
  }
  if (path === paths.search) return [isVerified];
  if (path === paths.seller) return [belongsToShop(parameters.get('company') ?? '')];
  const list = findList(path);
  const text = parameters.get('text') ?? '';
  if (list) return [...listHead(list).where(now), ...(text ? [matchesNameOrCompany(text)] : [])];
  return path === paths.nearbyShops ? [isVerified] : null;
}

/**
 * Returns a predicate for a search. null if it needs the visitor's position and that is unknown, or if its page no
 * longer exists.
 */
export function createMatcher({ address, town }: Search, context: SearchContext): ListingPredicate | null {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const filters = readFilters(parameters);
  const from = town ?? context.here;
  const distances = [...(path === paths.nearbyShops ? [nearbyRadius] : []), filters.within ?? []].flat();
  const predicates = pagePredicates(address, parameters, context);
  if (!predicates || (!from && distances.length > 0)) return null;
  return allOf([
    ...predicates,
    ...(countFilters(filters) > 0 ? [passesFilters(filters)] : []),
    ...(from ? distances.map((distance) => isWithin(distance, from)) : []),
  ]);
}

/** Whether an offer appeared after the search was last viewed. Offers without a date never count. */
export function isNewTo({ known, since }: Pick<SavedSearch, 'known' | 'since'>): ListingPredicate {
  const ids = new Set(known);
  return ({ id, postedAt }) => postedAt !== null && postedAt > since && !ids.has(id);
}

/** In ms. An offer that was verified more than this long after it was posted does not count as new. */
export const longestVerification = 7 * day;

/**
 * Returns what a saved search stores about a visit. It stores the ids of several days' offers, because an offer may
 * appear days after it was posted. With `since`, the next count can skip older offers, which saves a slow phone
 * noticeable time.
 */
export function knownAfterVisit(
  matches: readonly Listing[],
  now: number,
): Pick<SavedSearch, 'known' | 'since'> {
  const since = now - longestVerification;
  const recent = matches.filter(({ postedAt }) => postedAt !== null && postedAt > since);
  const newest = recent.slice(0, knownLimit);
  return {
    known: newest.map(({ id }) => id),
    since: recent.length > knownLimit ? Math.max(since, newest.at(-1)?.postedAt ?? 0) : since,
  };
}
