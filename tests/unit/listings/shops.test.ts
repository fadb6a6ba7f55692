import { describe, expect, it } from 'vitest';
import { findShop, groupByShop } from '@/listings/shops';
import { buildListing } from '#tests/data/build-listing';

const listingOf = (company_name: string | null) => buildListing({ company_name });
const countShops = (...companies: string[]) => groupByShop(companies.map(listingOf)).length;

it.each([
  ['one shop if they differ only in case', 'Abay', 'ABAY', 1],
  ['one shop if one has an accent', 'Café Abay', 'Cafe Abay', 1],
  ['one shop if they differ only in Ethiopic letters of one sound', 'ሠላም ሱቅ', 'ሰላም ሱቅ', 1],
  ['one shop with more spaces', 'Sheger  Wood', 'Sheger Wood', 1],
  ['one shop with a no-break space', 'Sheger\u00a0Wood', 'Sheger Wood', 1],
  ['one shop with other punctuation', 'Sheger & Wood!', 'sheger-wood', 1],
  ['one shop with dots and apostrophes', 'Hana’s P.L.C.', 'Hanas PLC', 1],
  ['two shops with another word', 'Abay', 'Abay Furniture', 2],
  ['two shops if only one of them has the space', 'Sheger Wood', 'ShegerWood', 2],
  ['two shops in two scripts', 'ሰላም ሱቅ', 'Selam Suk', 2],
  ['two shops with another number', 'Gebeya 1', 'Gebeya 2', 2],
  ['two shops of punctuation alone', '!!', '??', 2],
  ['two shops of two signs', '★', '☆', 2],
])('two names are %s', (_what, one, other, count) => {
  expect(countShops(one, other)).toBe(count);
});

it('two names are two shops even with the same contacts', () => {
  const same = { contact_phone: '0911 22 33 44', email: 'hana@example.com', first_name: 'Hana' };
  const listings = ['Abay', 'Awash'].map((company_name) => buildListing({ company_name, ...same }));
  expect(groupByShop(listings)).toHaveLength(2);
});

describe('a shop', () => {
  it('has its verified listings in catalogue order, and the most common spelling of its name', () => {
    const listings = [
      buildListing({ company_name: 'ABAY', product_name: 'A' }),
      buildListing({ company_name: 'Abay', product_name: 'B' }),
      buildListing({ company_name: 'Abay', product_name: 'hidden', verified: false }),
      buildListing({ company_name: 'ABAY', product_name: 'C' }),
      buildListing({ company_name: null, product_name: 'nobody' }),
    ];
    const [shop, ...others] = groupByShop(listings);
    expect(others).toEqual([]);
    expect(shop?.id).toBe('ABAY');
    expect(shop?.listings.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  const listings = [
    listingOf(null),
    listingOf('Abay'),
    listingOf('ABAY'),
    listingOf('ABAY'),
    listingOf('Sheger & Wood'),
    listingOf('ሰላም ሱቅ'),
  ];
  it.each([
    ['Abay', 'ABAY'],
    [' abay ', 'ABAY'],
    ['Sheger Wood', 'Sheger & Wood'],
    ['ሠላም ሱቅ', 'ሰላም ሱቅ'],
    ['Sheger', undefined],
    ['Abay Furniture', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('is found by the name %j in an address: %j', (company, expected) => {
    expect(findShop(listings, company)?.id).toBe(expected);
  });
});
