import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '@/lib/time';
import {
  type ListingPredicate,
  fromCompany,
  inCategory,
  isDiscounted,
  isVerified,
  matchesText,
  postedWithin,
  selectWhere,
} from '@/listings/catalogue/selectors';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';
import { arbitraryListings } from '#tests/unit/listings/arbitrary-listings';

describe('isVerified', () => {
  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('answers for %j: %j', (verified, expected) => {
    expect(isVerified(buildListing({ verified }))).toBe(expected);
  });
});

describe('inCategory', () => {
  it('compares the value as the API spells it', () => {
    expect(inCategory('homes')(buildListing({ category: 'homes' }))).toBe(true);
    expect(inCategory('home')(buildListing({ category: 'homes' }))).toBe(false);
    expect(inCategory('homes')(buildListing({ category: null }))).toBe(false);
  });
});

describe('isDiscounted', () => {
  it.each([
    ['5', true],
    [20, true],
    ['waiting', false],
    ['ended', false],
    [null, false],
    ['0', false],
    ['soon', false],
  ])('answers for the discount %j: %j', (discount, expected) => {
    expect(isDiscounted(buildListing({ discount }))).toBe(expected);
  });
});

describe('fromCompany', () => {
  it('compares without regard to case and ends', () => {
    expect(fromCompany(' ABAY ')(buildListing({ company_name: 'Abay' }))).toBe(true);
    expect(fromCompany('Abay')(buildListing({ company_name: 'Abay Furniture' }))).toBe(false);
  });

  it('does not make one company of all that name none', () => {
    expect(fromCompany('')(buildListing({ company_name: null }))).toBe(false);
  });
});

describe('selectWhere', () => {
  const tests: ListingPredicate[] = [
    isVerified,
    isDiscounted,
    inCategory('homes'),
    matchesText('o'),
    postedWithin(day, fixedNow),
  ];

  it('keeps everything where there is no test', () => {
    fc.assert(
      fc.property(arbitraryListings, (listings) => {
        expect(selectWhere()(listings)).toEqual(listings);
      }),
    );
  });

  it('keeps exactly what passes every test, in the same order, and nothing less the second time', () => {
    fc.assert(
      fc.property(arbitraryListings, fc.subarray(tests), (listings, chosen) => {
        const select = selectWhere(...chosen);
        const kept = select(listings);
        expect(kept).toEqual(listings.filter((listing) => kept.includes(listing)));
        for (const listing of listings)
          expect(kept.includes(listing)).toBe(chosen.every((test) => test(listing)));
        expect(select(kept)).toEqual(kept);
      }),
    );
  });
});
