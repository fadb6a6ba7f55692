import { takeBreaks } from '@/browser/take-breaks';
import type { Listing } from '@/listings/catalogue/listing';
import { readCondition } from '@/listings/search/condition-words';
import { createSearchIndex } from '@/listings/search/search-index';
import { isOfShop } from '@/listings/shops/shops';
import { offeredIn } from '@/requests/matching/find-matches';
import { findSame, withSameName } from '@/requests/matching/find-same';
import { priceBasis } from './price-basis';
import { fewestPrices, pricedLike } from './priced-like';
import { sellerTokens, sharesSeller } from './seller-identity';

/** The middle half of what is asked for a thing, in Birr, and of how many offers. */
export interface UsualPrice {
  lower: number;
  upper: number;
  count: number;
}

/** How many times the lower quartile the upper one may be: beyond it the offers are not one thing. */
const widest = 5;

/** As its seller says it, by the attribute or in the name; where nothing is said, only the same is alike. */
const conditionOf = ({ attributes, name }: Listing) =>
  attributes.get('condition') ?? readCondition(name).condition ?? '';

/** The offers that are some thing in the same condition, paid for in the same way. */
async function comparable(offer: Listing, listings: readonly Listing[]): Promise<readonly Listing[]> {
  const condition = conditionOf(offer);
  const basis = priceBasis(offer);
  const breakInTime = takeBreaks();
  const found: Listing[] = [];
  for (const other of pricedLike(offer, listings)) {
    await breakInTime();
    if (conditionOf(other) === condition && priceBasis(other) === basis && offeredIn(other).size > 0)
      found.push(other);
  }
  return found;
}

/**
 * What others ask: neither the offer itself nor any of its seller, because a price does not confirm itself. Who
 * posts one thing at one price several times has said it once.
 */
function pricesOfOthers(offer: Listing, same: readonly Listing[]): readonly number[] {
  const isOfSeller = sharesSeller(offer);
  const ofShop = isOfShop(offer.company);
  const heard = new Set<string>();
  return same.flatMap((other) => {
    const { companyText, price } = other;
    if (price === null || isOfSeller(other) || ofShop(other)) return [];
    const sellers = [...sellerTokens(other), companyText].filter((seller) => seller !== '');
    const sayings = sellers.map((seller) => `${price} ${seller}`);
    const isHeard = sayings.some((saying) => heard.has(saying));
    for (const saying of sayings) heard.add(saying);
    return isHeard ? [] : [price];
  });
}

/** Quartiles that are prices which are asked: nothing has to be rounded, and at least half lie between them. */
export function middleHalf(prices: readonly number[]): UsualPrice | null {
  const count = prices.length;
  const sorted = prices.toSorted((one, other) => one - other);
  const outside = Math.floor((count - 1) / 4);
  const lower = sorted[outside];
  const upper = sorted[count - 1 - outside];
  if (count < fewestPrices || lower === undefined || upper === undefined || upper > lower * widest)
    return null;
  return { lower, upper, count };
}

/**
 * What is usual for the thing that an offer is, in its condition, by the prices of others; null where too few
 * say it, or they differ too much (docs/product.md, Detail).
 */
export async function usualPrice(offer: Listing, listings: readonly Listing[]): Promise<UsualPrice | null> {
  const others = await comparable(offer, listings);
  if (others.length < fewestPrices) return null;
  // The offer is read as well, since a word is known by its index.
  const same = findSame(await createSearchIndex([offer, ...others]), offer);
  const named = pricesOfOthers(offer, withSameName(offer, same));
  return middleHalf(named.length >= fewestPrices ? named : pricesOfOthers(offer, same));
}
