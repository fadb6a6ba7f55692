import { takeBreaks } from '@/browser/take-breaks';
import type { Listing } from '@/listings/catalogue/listing';
import { loadCode } from '@/ui/new-version';
import { sellerTokens } from './seller-identity';

/** A seller of more offers is a name that many have. */
const mostLooked = 300;

/** The verified listings of a company and of its sellers: a shop with other spellings is among them. */
async function ofSameSellers(company: string, listings: readonly Listing[]): Promise<readonly Listing[]> {
  const isOwn = (listing: Listing) => listing.company === company;
  const sellers = new Set(listings.filter(isOwn).flatMap(sellerTokens));
  const breakInTime = takeBreaks();
  const found: Listing[] = [];
  for (const listing of listings) {
    await breakInTime();
    if (listing.verified && (isOwn(listing) || sellerTokens(listing).some((token) => sellers.has(token))))
      found.push(listing);
    if (found.length === mostLooked) break;
  }
  return found;
}

/**
 * Every spelling of the shop that is spelled so; none without a name. By the rule of `group-shops.ts`, which is loaded
 * and asked for the offers of the same sellers alone: all names of a large market take a phone half a second. Rejects
 * where that code cannot be had.
 */
export async function shopSpellings(
  company: string,
  listings: readonly Listing[],
): Promise<ReadonlySet<string>> {
  if (company === '') return new Set();
  const some = await ofSameSellers(company, listings);
  if (some.every((listing) => listing.company === company)) return new Set([company]);
  const { shopsOf } = await loadCode(() => import('./group-shops'));
  const shop = shopsOf(some).find(({ spellings }) => spellings.includes(company));
  return new Set(shop?.spellings ?? [company]);
}
