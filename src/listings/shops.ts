import { findCategory } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { memoizeByObject } from '@/platform/memoize';
import { foldText } from '@/platform/text/fold';
import type { Listing } from './listing';
import type { ListingPredicate } from './selectors';

/** A company and its verified listings. */
export interface Shop {
  /** The name in its most common spelling. It identifies the shop in lists. */
  id: string;
  /** In catalogue order. */
  listings: readonly Listing[];
}

/** Drops punctuation from a folded company name. */
function withoutPunctuation(folded: string): string {
  const words = folded
    .replace(/['.]/g, '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  // Keeps a name that is only punctuation.
  return words || folded;
}

/** Companies with the same key are one shop. Case, accents, punctuation and extra spaces are ignored. */
export const shopKey = (company: string): string => withoutPunctuation(foldText(company));

const keyOf = ({ companyText }: Listing): string => withoutPunctuation(companyText);

/** Matches the verified listings of a company, however its name is spelled. */
export function belongsToShop(company: string): ListingPredicate {
  const key = shopKey(company);
  return (listing) => listing.verified && key !== '' && keyOf(listing) === key;
}

/** The distinct values, most frequent first. */
function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}

const toShop = (listings: readonly Listing[]): Shop => ({
  id: byFrequency(listings.map(({ company }) => company))[0] ?? '',
  listings,
});

/** By shop key. Each opened offer and each typed letter needs them. */
const shopsByKey = memoizeByObject((listings: readonly Listing[]) => {
  const shops = new Map<string, Listing[]>();
  for (const listing of listings) {
    if (!listing.verified || listing.company === '') continue;
    const key = keyOf(listing);
    const known = shops.get(key);
    if (known) known.push(listing);
    else shops.set(key, [listing]);
  }
  return shops;
});

/** The shops of a catalogue, ordered by their newest listing. */
export const groupByShop = memoizeByObject((listings: readonly Listing[]): readonly Shop[] =>
  [...shopsByKey(listings).values()].map(toShop),
);

export const shopListings = (listings: readonly Listing[], company: string): readonly Listing[] =>
  shopsByKey(listings).get(shopKey(company)) ?? [];

/** At most `limit` shops, ordered by their newest listing. */
export function shopsBeginning(listings: readonly Listing[], key: string, limit: number): readonly Shop[] {
  const shops: Shop[] = [];
  for (const [name, found] of shopsByKey(listings)) {
    if (shops.length === limit) break;
    if (name.startsWith(key)) shops.push(toShop(found));
  }
  return shops;
}

export function findShop(listings: readonly Listing[], company: string): Shop | null {
  const found = shopListings(listings, company);
  return found.length > 0 ? toShop(found) : null;
}

export const shopCategories = ({ listings }: Shop): readonly CategorySpec[] =>
  byFrequency(listings.map(({ category }) => category)).flatMap((value) => findCategory(value) ?? []);

export const shopPhoto = ({ listings }: Shop): string | null =>
  listings.find(({ profilePhoto }) => profilePhoto)?.profilePhoto ??
  listings.find(({ photo }) => photo)?.photo ??
  null;

export const shopPlace = ({ listings }: Shop): string =>
  byFrequency(listings.map(({ place }) => place))[0] ?? '';
