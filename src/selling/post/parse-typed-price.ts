import { parseDecimal } from '@/lib/parse-values';

/** The server's price column: decimal places, and the highest amount in Birr. */
export const priceLimits = { places: 2, limit: 9_999_999_999 } as const;

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * A price as sellers write it, such as '1,500' or '1500.50', as a plain decimal for the server; null where it cannot be
 * read.
 */
export function parseTypedPrice(text: string): string | null {
  const trimmed = text.trim();
  const plain = (grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed).replace(/\.$/, '');
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? parseDecimal(plain) : null;
  return amount !== null && amount <= priceLimits.limit ? plain : null;
}
