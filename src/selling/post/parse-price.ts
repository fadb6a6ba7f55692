import { parseDecimal } from '@/lib/parse-values';

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const highest = 9_999_999_999;

/** A price as sellers write it, such as '1,500' or '1500.50', as the server reads it; null where it is none. */
export function parsePrice(text: string): string | null {
  const trimmed = text.trim();
  const plain = (grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed).replace(/\.$/, '');
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? parseDecimal(plain) : null;
  return amount !== null && amount <= highest ? plain : null;
}
