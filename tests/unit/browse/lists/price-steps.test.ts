import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceSteps } from '@/browse/lists/use-filtered-list';

it.each([
  [
    [9740, 10_400, 11_700, 11_800, 12_800, 15_100, 27_300],
    [10_000, 20_000],
  ],
  [
    [900, 4000, 18_000, 60_000],
    [1000, 5000, 20_000],
  ],
  // A single outlier does not change the steps.
  [[1, ...Array.from({ length: 19 }, (_, index) => 300 + index * 10)], []],
  [[500, 500, 500], []],
  [[0, 0.5], []],
  [[], []],
])('the price steps of a list are chosen for prices of %j Birr: %j', (prices, steps) => {
  expect(priceSteps(prices)).toEqual(steps);
});

it('the price steps of a list split the list at any prices', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e12, noNaN: true })), (prices) => {
      const steps = priceSteps(prices);
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
      for (const step of steps) {
        expect(prices.some((price) => price <= step)).toBe(true);
        expect(prices.some((price) => price > step)).toBe(true);
      }
    }),
  );
});
