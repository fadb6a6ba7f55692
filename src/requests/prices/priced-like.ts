import type { Listing } from '@/listings/catalogue/listing';
import { findCategory } from '@/listings/categories/categories';

/** Fewer prices say nothing of what is usual. */
export const fewestPrices = 8;
/** How many of the newest are looked at: prices of long ago are not usual any more, and a phone has to read them. */
const mostRead = 1000;

/**
 * Whether its price is what is asked for it day by day. With a percentage off it is not: a price for a while,
 * before or after the discount as the server has it.
 */
const hasUsualKind = ({ verified, price, discount }: Listing): boolean =>
  verified && price !== null && price > 0 && discount.kind !== 'percentage';

/** A list of the server, such as that of upcoming offers, may have things of any category. */
const mayBeOneCategory = (one: string, other: string) =>
  one === other || !findCategory(one) || !findCategory(other);

/**
 * The other listings whose prices may be set beside that of an offer, none where its own may not: what a page
 * knows before it loads the code that reads names.
 */
export function pricedLike(offer: Listing, listings: readonly Listing[]): readonly Listing[] {
  if (!hasUsualKind(offer)) return [];
  return listings
    .filter(
      (other) =>
        other.id !== offer.id && hasUsualKind(other) && mayBeOneCategory(other.category, offer.category),
    )
    .slice(0, mostRead);
}
