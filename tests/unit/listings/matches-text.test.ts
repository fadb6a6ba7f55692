import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesText } from '@/listings/selectors';
import { buildListing } from '#tests/data/build-listing';

describe('matchesText', () => {
  const sofa = buildListing({
    product_name: 'Corner Sofa',
    company_name: 'Abay Furniture',
    location: 'Bole, Addis',
  });

  it.each([
    'sofa',
    'SOFA',
    '  sofa ',
    'ofa',
    'abay',
    'bole, a',
    'Sofa Abay',
    'sofa  abay',
    'furniture BOLE',
    'sofa abay furniture bole',
    '',
  ])('finds %j in name, company and place', (text) => {
    expect(matchesText(text)(sofa)).toBe(true);
  });

  it.each(['table', 'abay sofa', 'addis corner', 'sofaabay', 's.fa', 'owner@example.com', 'As good'])(
    'does not find %j',
    (text) => {
      expect(matchesText(text)(sofa)).toBe(false);
    },
  );

  it('finds every part of a listing’s search text, ignoring case', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (from, to) => {
        const piece = 'Corner Sofa Abay Furniture Bole, Addis'.slice(from, to);
        expect(matchesText(piece.toUpperCase())(sofa)).toBe(true);
      }),
    );
  });
});

describe('letters that count as the same', () => {
  it.each([
    ['etagere', 'Étagère'],
    ['ÉTAGÈRE', 'Etagere'],
    ['ሀበሻ', 'የሐበሻ ቀሚስ'],
    ['ሥጋ', 'ስጋ ቤት'],
  ])('let %s find an offer named %s', (text, product_name) =>
    expect(matchesText(text)(buildListing({ product_name }))).toBe(true),
  );

  it.each([
    ['bole', 'ቦሌ'],
    ['ቦለ', 'ቦሌ'],
  ])('do not let %s find %s, which only sounds similar', (text, product_name) =>
    expect(matchesText(text)(buildListing({ product_name, company_name: '', location: '' }))).toBe(false),
  );
});
