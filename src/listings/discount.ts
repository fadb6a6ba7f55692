import { t } from '@/language/translate';
import { parseDecimal } from '@/platform/parse-values';

export type Discount =
  { kind: 'none' } | { kind: 'waiting' } | { kind: 'ended' } | { kind: 'percentage'; percent: number };

/** Parses a discount. 0 is a percentage; null, '' and numbers outside 0 to 100 are no discount. */
export function parseDiscount(value: unknown): Discount {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === 'waiting' || text === 'ended') return { kind: text };
  const number = parseDecimal(typeof text === 'string' ? text.replace(/\s*%$/, '') : text);
  if (number === null || number < 0 || number > 100) return { kind: 'none' };
  const percent = Math.round(number * 100) / 100;
  // A small percentage must not be rounded to '0% off'.
  return percent > 0 || number === 0 ? { kind: 'percentage', percent } : { kind: 'none' };
}

export function discountText(discount: Discount): string | null {
  switch (discount.kind) {
    case 'waiting':
      return t('Waiting for discount...');
    case 'ended':
      return t('Discount Ended');
    case 'percentage':
      return t('{percent}% off', { percent: discount.percent });
    case 'none':
      return null;
  }
}
