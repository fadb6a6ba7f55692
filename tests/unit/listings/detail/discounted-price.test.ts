import { expect, it } from 'vitest';
import { discountedPrice } from '@/listings/detail/discounted-price';

it.each([
  [2600, { kind: 'percentage', percent: 20 }, 2080],
  [99.99, { kind: 'percentage', percent: 12.5 }, 87.49],
  [500, { kind: 'percentage', percent: 100 }, 0],
  [null, { kind: 'percentage', percent: 20 }, null],
  [2600, { kind: 'waiting' }, null],
  [2600, { kind: 'ended' }, null],
  [2600, { kind: 'none' }, null],
] as const)('makes of %s Birr and %j %s Birr', (price, discount, after) =>
  expect(discountedPrice({ price, discount })).toBe(after),
);
