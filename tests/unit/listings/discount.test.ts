import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountText, parseDiscount } from '@/listings/discount';

describe('parseDiscount', () => {
  it.each(['waiting', 'Waiting', ' WAITING '])('reads %j as waiting', (value) => {
    expect(parseDiscount(value)).toEqual({ kind: 'waiting' });
  });

  it.each(['ended', 'Ended', ' ENDED\n'])('reads %j as ended', (value) => {
    expect(parseDiscount(value)).toEqual({ kind: 'ended' });
  });

  it.each([
    ['5', 5],
    ['15.00', 15],
    [' 20 ', 20],
    ['20%', 20],
    ['20 %', 20],
    ['12.5', 12.5],
    ['+5', 5],
    [20, 20],
    [100, 100],
    [0, 0],
    ['0', 0],
    ['0%', 0],
  ])('reads %j as %d percent', (value, percent) => {
    expect(parseDiscount(value)).toEqual({ kind: 'percentage', percent });
  });

  it.each([
    -5,
    0.001,
    '-5',
    100.01,
    '101',
    1e9,
    Infinity,
    '',
    '%',
    '10%%',
    'half price',
    'none',
    null,
    [10],
    { kind: 'percentage', percent: 10 },
  ])('reads %o as no discount', (value) => {
    expect(parseDiscount(value)).toEqual({ kind: 'none' });
  });

  it('returns a percentage only from 0 to 100, for any input', () => {
    const values = fc.oneof(fc.anything(), fc.double(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(values, (value) => {
        const discount = parseDiscount(value);
        if (discount.kind !== 'percentage') return;
        expect(discount.percent).toBeGreaterThanOrEqual(0);
        expect(discount.percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it.each([
  ['waiting', 'Waiting for discount...'],
  ['ended', 'Discount Ended'],
  ['12.5', '12.5% off'],
  [0, '0% off'],
  [null, null],
])('discountText says %j as %j', (value, text) => {
  expect(discountText(parseDiscount(value))).toBe(text);
});
