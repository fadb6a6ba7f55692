import { describe, expect, it } from 'vitest';
import { findShop } from '@/listings/shops/find-shop';
import { buildListing } from '#tests/build-listing';

const of = (company_name: string, seller: number) =>
  buildListing({
    company_name,
    contact_phone: `+25191122${1000 + seller}`,
    email: `${seller}@example.com`,
    first_name: `Seller${seller}`,
  });
const listings = [
  buildListing({ company_name: null }),
  of('Abay', 1),
  of('ABAY', 2),
  of('ABAY', 2),
  of('Sheger & Wood', 3),
  of('ሰላም ሱቅ', 4),
];

describe('the shop that an address names', () => {
  it.each([
    ['Abay', 'Abay'],
    [' ABAY ', 'ABAY'],
    ['abay', 'ABAY'],
    ['sheger & wood', 'Sheger & Wood'],
    ['ShegerWood', 'Sheger & Wood'],
    ['ሠላም ሱቅ', 'ሰላም ሱቅ'],
    ['Sheger', undefined],
    ['Abay Furniture', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('%j is %j', (company, expected) => {
    expect(findShop(listings, company)?.id).toBe(expected);
  });
});
