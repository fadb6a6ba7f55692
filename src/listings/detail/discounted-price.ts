import type { Listing } from '@/listings/catalogue/listing';

/** The price of a listing less its percentage, in Birr with two decimals; null where it has only one of them. */
export function discountedPrice({ price, discount }: Pick<Listing, 'price' | 'discount'>): number | null {
  if (price === null || discount.kind !== 'percentage') return null;
  return Math.round(price * (100 - discount.percent)) / 100;
}
