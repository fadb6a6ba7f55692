import type { ListingPredicate } from '@/listings/catalogue/selectors';
import type { Listing } from '@/listings/catalogue/listing';
import { foldText } from '@/lib/text/fold';

/** One field may hold several numbers. */
const numberPattern = /\d[\d\s().-]{5,}\d/g;
/** The same number is written with and without its country: what follows is nine digits long in Ethiopia. */
const endOfNumber = (number: string) => number.replace(/\D/g, '').slice(-9);

/**
 * What tells that two listings are one seller's: the numbers that are called, and the owner by address and full
 * name. A server may keep the address to itself; a first name alone is many people's.
 */
export function sellerTokens({ phone, ownerEmail, seller }: Listing): readonly string[] {
  const numbers = phone?.match(numberPattern)?.map(endOfNumber) ?? [];
  const name = foldText(seller);
  return [...numbers, ownerEmail, name.includes(' ') ? name : ''].filter((token) => token !== '');
}

/** Whether a listing has a number or the owner of another one. */
export function sharesSeller(listing: Listing): ListingPredicate {
  const own = new Set(sellerTokens(listing));
  return (other) => sellerTokens(other).some((token) => own.has(token));
}
