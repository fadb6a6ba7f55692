import { describe, expect, it } from 'vitest';
import { priceBetween } from '@/mocks/demonstration/listing-values';

describe('priceBetween', () => {
  it.each([
    [[34_000, 48_000], 0.2345, '37300.00'],
    [[90, 320], 0.5, '205.00'],
    [[8, 12], 0.3, '9.00'],
    [[4_800_000, 11_000_000], 0.1, '5420000.00'],
    [[450, 450], 0.9, '450.00'],
  ] as const)('writes a price within %j as a shop would (at %f)', (range, at, price) => {
    expect(priceBetween(range, () => at)).toBe(price);
  });

  it('names no price where there is no range', () => {
    expect(priceBetween(null, () => 0.5)).toBeNull();
  });
});
