import { paths } from '@/platform/paths';
import { type Coordinates, isWithin } from '@/platform/coordinates';
import { day } from '@/platform/time';
import type { Listing } from '@/listings/listing';
import {
  type ListingPredicate,
  isVerified,
  matchesNameOrCompany,
  matchesText,
  meetsAll,
} from '@/listings/selectors';
import { listHead } from '@/listings/categories/list-head';
import { passesFilters } from '@/listings/apply-filters';
import { countFilters, readFilters } from '@/listings/listing-filters';
import { nearbyRadius } from '@/listings/nearby-call';
import { isOfShop } from '@/listings/shops';
import { type SavedSearch, type Search, knownLimit } from './saved-searches';
import { findList } from '@/listings/categories/find-list';

/** What a search needs to know besides the offers. */
export interface SearchContext {
  /** The visitor's place, if known: a search without a town of its own measures from it. */
  here: Coordinates | null;
  /** The time at the server in ms. */
  now: number;
}

const nothing: ReadonlySet<string> = new Set();

/** Which offers the page of a search lists before its filters; null for a page that is gone. */
function listedBy(
  path: string,
  parameters: URLSearchParams,
  { now }: SearchContext,
): readonly ListingPredicate[] | null {
  if (path === paths.search) return [isVerified, matchesText(parameters.get('query') ?? '')];
  if (path === paths.seller) return [isOfShop(parameters.get('company') ?? '')];
  const list = findList(path);
  const text = parameters.get('text') ?? '';
  if (list) return [...listHead(list).where(now), ...(text ? [matchesNameOrCompany(text)] : [])];
  return path === paths.nearbyShops ? [isVerified] : null;
}

/** What a search finds; null where it goes by a distance from a place that is not known, or its page is gone. */
export function matcherOf({ address, town }: Search, context: SearchContext): ListingPredicate | null {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const filters = readFilters(parameters);
  const from = town ?? context.here;
  const distances = [...(path === paths.nearbyShops ? [nearbyRadius] : []), filters.within ?? []].flat();
  const listed = listedBy(path, parameters, context);
  if (!listed || (!from && distances.length > 0)) return null;
  return meetsAll([
    ...listed,
    ...(countFilters(filters) > 0 ? [passesFilters(filters, nothing)] : []),
    ...(from ? distances.map((distance) => isWithin(distance, from)) : []),
  ]);
}

/**
 * Whether an offer that a search finds was not there when it was last looked at. One without a date never is.
 */
export function isNewTo({ known, since }: Pick<SavedSearch, 'known' | 'since'>): ListingPredicate {
  const ids = new Set(known);
  return ({ id, postedAt }) => postedAt !== null && postedAt > since && !ids.has(id);
}

/** How long after it was posted an offer may be verified and still count as new, in ms. */
export const latestVerification = 7 * day;

/**
 * What to keep of a search that is looked at now: what it has of the last days, since an offer appears only once it
 * is verified. Older ones need no look at the next count, which a cheap phone would feel.
 */
export function noteKnown(matches: readonly Listing[], now: number): Pick<SavedSearch, 'known' | 'since'> {
  const since = now - latestVerification;
  const recent = matches.filter(({ postedAt }) => postedAt !== null && postedAt > since);
  const newest = recent.slice(0, knownLimit);
  return {
    known: newest.map(({ id }) => id),
    since: recent.length > knownLimit ? Math.max(since, newest.at(-1)?.postedAt ?? 0) : since,
  };
}
