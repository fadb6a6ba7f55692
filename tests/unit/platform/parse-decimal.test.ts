import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '@/platform/parse-values';

describe('parseDecimal', () => {
  it.each([
    ['12', 12],
    ['12.50', 12.5],
    ['0', 0],
    ['0.00', 0],
    ['-3.25', -3.25],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['  18700.00 ', 18700],
    [42, 42],
    [-1.5, -1.5],
  ])('reads %j as %d', (value, number) => {
    expect(parseDecimal(value)).toBe(number);
  });

  it.each(['', null, NaN, Infinity, 'Infinity', '.', '1,000', '1e5', '0x10', '1.2.3', '١٢', true, [], {}])(
    'reads %o as null, never as 0',
    (value) => {
      expect(parseDecimal(value)).toBeNull();
    },
  );

  it.each(['9'.repeat(400), `-${'9'.repeat(400)}`])('reads a number out of range as null', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('reads back every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseDecimal(number)).toBe(number);
      }),
    );
  });
});
