import { parseDecimal } from '@/lib/parse-values';

/** What the server stores of a price: decimal places, and the highest amount in Birr. */
export const priceLimits = { places: 2, limit: 9_999_999_999 } as const;

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A price as sellers write it, such as '1,500' or '1500.50', as the server reads it; null where it is none. */
export function parseTypedPrice(text: string): string | null {
  const trimmed = text.trim();
  const plain = (grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed).replace(/\.$/, '');
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? parseDecimal(plain) : null;
  return amount !== null && amount <= priceLimits.limit ? plain : null;
}
