import { describe, expect, it } from 'vitest';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { shopsOf } from '@/listings/shops/group-shops';
import { buildListing } from '#tests/build-listing';

let sellers = 0;

/** A listing of a company, of a seller of its own. */
function of(company_name: string | null, fields: Partial<ProductRow> = {}) {
  sellers += 1;
  return buildListing({
    company_name,
    contact_phone: `+2519111${String(10_000 + sellers)}`,
    email: `seller${sellers}@example.com`,
    first_name: `Seller${sellers}`,
    ...fields,
  });
}

const phone = { contact_phone: '0911 22 33 44' };
const samePhone = { contact_phone: '+251911223344' };
const owner = { email: 'Abay@Example.com' };
const person = { email: null, first_name: 'Hana', last_name: 'Bekele' };

const grouped = (listings: ReturnType<typeof of>[]) => shopsOf(listings).map(({ spellings }) => spellings);

describe('companies are one shop', () => {
  it.each<[string, ReturnType<typeof of>[]]>([
    ['of one spelling, whoever sells', [of('Abay'), of('Abay')]],
    ['in another case, with one phone', [of('Abay', phone), of('ABAY', samePhone)]],
    ['in another case, with one owner', [of('Abay', owner), of('abay', { email: 'abay@example.com' })]],
    ['in another case, with one person where addresses are hidden', [of('Abay', person), of('abay', person)]],
    [
      'with one of two numbers',
      [of('Abay', { contact_phone: '0922000000 / 0911223344' }), of('ABAY', phone)],
    ],
    ['with other spaces', [of('Sheger Wood', phone), of('ShegerWood', phone)]],
    ['with other signs', [of('Sheger & Wood', phone), of('Sheger-Wood', phone)]],
    ['with an accent', [of('Café Abay', phone), of('Cafe Abay', phone)]],
    ['in another letter for a sound', [of('ሠላም ሱቅ', phone), of('ሰላም ሱቅ', phone)]],
    ['in another script', [of('ሰላም ሱቅ', phone), of('Selam Suk', phone)]],
    ['in another script with spaces', [of('ቦሌ ቡና ቤት', owner), of('Bole Bunabet', owner)]],
    ['in two scripts at once', [of('ሸገር Cycles', phone), of('Sheger Cycles', phone)]],
    ['over a third spelling', [of('Abay', phone), of('ABAY', { ...samePhone, ...owner }), of('abay', owner)]],
  ])('%s', (_what, listings) => {
    expect(grouped(listings)).toHaveLength(1);
    expect(shopsOf(listings)[0]?.listings).toHaveLength(listings.length);
  });
});

describe('companies are several shops', () => {
  it.each<[string, ReturnType<typeof of>[]]>([
    ['in another case, of other sellers', [of('Abay'), of('ABAY')]],
    ['with other spaces, of other sellers', [of('Sheger Wood'), of('ShegerWood')]],
    ['in another script, of other sellers', [of('ሰላም ሱቅ'), of('Selam Suk')]],
    ['with other names of one seller', [of('Abay', phone), of('Awash', phone)]],
    ['with another word of one seller', [of('Abay', phone), of('Abay Furniture', phone)]],
    ['with another number in the name', [of('Gebeya 1', phone), of('ገበያ 2', phone)]],
    ['that sound alike in one script', [of('Bole Cafe', phone), of('Bale Cafe', phone)]],
    [
      'of the same first name alone',
      [
        of('Abay', { first_name: 'Hana', last_name: null }),
        of('ABAY', { first_name: 'Hana', last_name: null }),
      ],
    ],
    [
      'in another case, without any contact',
      [
        of('Abay', { contact_phone: null, email: null, first_name: null }),
        of('ABAY', { contact_phone: null, email: null, first_name: null }),
      ],
    ],
    ['of two signs', [of('★', phone), of('☆', phone)]],
  ])('%s', (_what, listings) => {
    expect(grouped(listings)).toHaveLength(2);
  });
});

describe('a shop', () => {
  it('has its verified listings in the order of the catalogue, under the spelling of most', () => {
    const listings = [
      of('ABAY', { ...phone, product_name: 'A' }),
      of('Abay', { ...phone, product_name: 'B' }),
      of('Abay', { ...phone, product_name: 'hidden', verified: false }),
      of('ABAY', { ...phone, product_name: 'C' }),
      of(null, { product_name: 'nobody' }),
    ];
    const [shop, ...others] = shopsOf(listings);
    expect(others).toEqual([]);
    expect(shop?.id).toBe('ABAY');
    expect(shop?.listings.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('is grouped in time among thousands of spellings that sound the same', () => {
    const listings = Array.from({ length: 4000 }, (_, index) =>
      of(index % 2 ? `ሰላም${'.'.repeat(index)}` : `s${'e'.repeat((index % 300) + 1)}lam`, phone),
    );
    const start = performance.now();
    expect(shopsOf(listings).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
