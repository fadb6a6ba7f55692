import { readPrice } from '@/platform/text/prices';

/** The highest amount that the server stores, in Birr. */
export const maxPrice = 9_999_999_999;

/** Converts a typed price such as '1,500', '20k' or '1500.50' to a plain decimal; null if it is invalid. */
export function parseTypedPrice(text: string): string | null {
  const amount = readPrice(text.replace(/\.\s*$/, ''));
  return amount !== null && amount <= maxPrice ? amount.toFixed(2).replace('.00', '') : null;
}

const plainPrice = /^(\d+)(\.\d{0,2})?$/;

/** A price with commas as thousands separators, in every language. Any other text stays as typed. */
export function showPrice(typed: string): string {
  const [, whole = '', decimals = ''] = plainPrice.exec(typed) ?? [];
  return whole === '' ? typed : whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + decimals;
}
