import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/language/format';

describe('formatMoney', () => {
  it.each([
    [0, '0 Birr'],
    [5200, '5,200 Birr'],
    [18700, '18,700 Birr'],
    [115000, '115,000 Birr'],
    [1234567, '1,234,567 Birr'],
    [1500.5, '1,500.50 Birr'],
    [-5, '-5 Birr'],
    [1500.25, '1,500.25 Birr'],
    [0.999, '1 Birr'],
    [10.004, '10 Birr'],
  ])('writes %d as %j', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('never writes a minus sign before zero', () => {
    expect(formatMoney(-0)).toBe('0 Birr');
  });

  it('formats every amount as the browser does', () => {
    const birr = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        const amount = cents / 100 || 0;
        expect(formatMoney(amount)).toBe(`${birr.format(amount).replace('.00', '')} Birr`);
      }),
    );
  });
});
