import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFilters } from '@/listings/apply-filters';
import { conditions } from '@/listings/condition';
import type { Listing } from '@/listings/listing';
import { sortOrders, type ListingFilters } from '@/listings/listing-filters';
import type { ProductRow } from '@/listings/product-row';
import { buildListing } from '#tests/data/build-listing';
import { arbitraryListings } from '#tests/unit/listings/arbitrary-listings';

const unfiltered: ListingFilters = {
  sort: 'newest',
  discountOnly: false,
  within: null,
  minimumPrice: null,
  maximumPrice: null,
  condition: null,
};
const here = { latitude: 9, longitude: 38 };

const named = (product_name: string, fields: Partial<ProductRow>) =>
  buildListing({ product_name, ...fields });
const namesOf = (
  listings: readonly Listing[],
  filters: Partial<ListingFilters>,
  place: typeof here | null = here,
) => applyFilters(listings, { ...unfiltered, ...filters }, place).map(({ name }) => name);

const priced = ['300', '100', null, '200', '100.00'].map((price, index) =>
  named(`${index}: ${price}`, { price }),
);

// A degree of latitude is 111.2 km.
const away = [
  named('far', { latitude: '11', longitude: '38' }),
  named('nowhere', { latitude: null }),
  named('here', { latitude: '9', longitude: '38' }),
  named('near', { latitude: '9.01', longitude: '38' }),
];

describe('the sort order', () => {
  it('newest keeps the given order', () => {
    expect(namesOf(away, { sort: 'newest' })).toEqual(['far', 'nowhere', 'here', 'near']);
  });

  it('discount puts the highest first, and then the offers without a discount in their order', () => {
    const discounts = ['waiting', '5', null, '20', 'ended', '20.00', '12.5'];
    const listings = discounts.map((discount, index) => named(`${index}`, { discount }));
    expect(namesOf(listings, { sort: 'discount' })).toEqual(['3', '5', '6', '1', '0', '2', '4']);
  });

  it('price puts the lowest first, and unknown prices last', () => {
    expect(namesOf(priced, { sort: 'price' })).toEqual([
      '1: 100',
      '4: 100.00',
      '3: 200',
      '0: 300',
      '2: null',
    ]);
  });

  it('nearest sorts by distance, and puts offers without a place last', () => {
    expect(namesOf(away, { sort: 'nearest' })).toEqual(['here', 'near', 'far', 'nowhere']);
  });

  it("nearest keeps the given order if the visitor's place is unknown", () => {
    expect(namesOf(away, { sort: 'nearest' }, null)).toEqual(['far', 'nowhere', 'here', 'near']);
  });
});

describe('the price limits', () => {
  it.each<[number | null, number | null, string[]]>([
    [100, 200, ['1: 100', '3: 200', '4: 100.00']],
    [100, 100, ['1: 100', '4: 100.00']],
    [100.01, null, ['0: 300', '3: 200']],
    [null, 199.99, ['1: 100', '4: 100.00']],
    [null, 0, []],
    [0, null, ['0: 300', '1: 100', '3: 200', '4: 100.00']],
    [301, null, []],
    [200, 100, []],
  ])('from %j to %j include both ends, and exclude unknown prices', (minimumPrice, maximumPrice, names) => {
    expect(namesOf(priced, { minimumPrice, maximumPrice })).toEqual(names);
  });
});

it('the filter for discounts keeps offers with a percentage', () => {
  const listings = ['10', 'waiting', 'ended', null].map((discount) => named(`${discount}`, { discount }));
  expect(namesOf(listings, { discountOnly: true })).toEqual(['10']);
});

it.each([
  [1, ['here']],
  [2, ['here', 'near']],
  [222, ['here', 'near']],
  [223, ['far', 'here', 'near']],
  [25_000, ['far', 'here', 'near']],
])('the distance filter of %d km keeps the offers within it, and none without a place', (within, names) => {
  expect(namesOf(away, { within })).toEqual(names);
});

it("the distance filter leaves nothing out if the visitor's place is unknown", () => {
  expect(namesOf(away, { within: 1 }, null)).toEqual(['far', 'nowhere', 'here', 'near']);
});

const arbitraryFilters: fc.Arbitrary<ListingFilters> = fc.record({
  sort: fc.constantFrom(...sortOrders),
  discountOnly: fc.boolean(),
  within: fc.constantFrom(null, 5, 400),
  minimumPrice: fc.constantFrom(null, 0, 100),
  maximumPrice: fc.constantFrom(null, 100, 3000),
  condition: fc.constantFrom(null, ...conditions),
});

it('applyFilters selects the same listings in every order and at every call', () => {
  fc.assert(
    fc.property(
      arbitraryListings,
      arbitraryFilters,
      fc.constantFrom(here, null),
      (listings, filters, place) => {
        const kept = applyFilters(listings, filters, place);
        const newest = applyFilters(listings, { ...filters, sort: 'newest' }, place);
        expect(newest).toEqual(listings.filter((listing) => newest.includes(listing)));
        expect(new Set(kept)).toEqual(new Set(newest));
        expect(kept).toHaveLength(newest.length);
        expect(applyFilters(kept, filters, place)).toEqual(kept);
      },
    ),
  );
});
