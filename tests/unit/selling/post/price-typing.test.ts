import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedPrice, showPrice } from '@/selling/post/price-typing';

describe('a price', () => {
  it.each([
    ['1500', '1500'],
    [' 1500 ', '1500'],
    ['1,500', '1500'],
    ['1,250,000.50', '1250000.50'],
    ['0.5', '0.50'],
    ['1500.', '1500'],
    ['1 500', '1500'],
    ['12.345', '12345'],
    ['15k', '15000'],
    ['1500 Birr', '1500'],
    ['9999999999', '9999999999'],
  ])('typed as %j is read as %j', (text, price) => expect(parseTypedPrice(text)).toBe(price));

  it.each(['', 'free', '-5', '1,5', '15,00', '1.5055', '1e5', '10000000000'])('is not read from %j', (text) =>
    expect(parseTypedPrice(text)).toBeNull(),
  );
});

describe('a shown price', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['1500', '1,500'],
    ['1234567', '1,234,567'],
    ['1234.5', '1,234.5'],
    ['1,500', '1,500'],
    ['about 2000', 'about 2000'],
    ['1500,50', '1500,50'],
    ['12.3456', '12.3456'],
  ])('is written with separators: %j as %j', (typed, shown) => expect(showPrice(typed)).toBe(shown));

  it('is sent as the number that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (birr) => {
        const shown = showPrice(String(birr));
        expect(shown).toBe(birr.toLocaleString('en-US'));
        expect(parseTypedPrice(shown)).toBe(String(birr));
      }),
    );
  });
});
