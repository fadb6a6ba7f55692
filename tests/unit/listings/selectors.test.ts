import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findVerified,
  inCategory,
  isDiscounted,
  isVerified,
  matchesNameOrCompany,
  matchesText,
  ownedBy,
  postedWithin,
  selectFirst,
  selectWhere,
  type ListingPredicate,
} from '@/listings/selectors';
import { day } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';
import { arbitraryListings } from '#tests/unit/listings/arbitrary-listings';

const sofa = buildListing({
  product_name: 'Corner Sofa',
  company_name: 'Abay Furniture',
  location: 'Bole, Addis',
});

it.each(['corner', ' SOFA ', 'abay', 'ABA', 'CÓRNER  sofa', ''])(
  'matchesNameOrCompany finds %j in the name or the company',
  (text) => {
    expect(matchesNameOrCompany(text)(sofa)).toBe(true);
  },
);

it.each(['bole', 'sofa abay', 'table'])('matchesNameOrCompany does not find %j', (text) => {
  expect(matchesNameOrCompany(text)(sofa)).toBe(false);
});

describe('findVerified', () => {
  const listings = [
    buildListing({ id: 1 }),
    buildListing({ id: 2 }),
    buildListing({ id: 3, verified: false }),
  ];

  it.each([
    ['2', '2'],
    ['3', null],
    ['4', null],
    [null, null],
  ])('finds for the id %j: %j', (id, found) => {
    expect(findVerified(id)(listings)?.id ?? null).toBe(found);
    expect(findVerified(id)([])).toBeNull();
  });
});

it.each([
  ['hana@example.com', 'hana@example.com', true],
  ['Hana@Example.com ', ' HANA@example.com', true],
  ['hana@example.com', 'biruk@example.com', false],
  ['', '', false],
  [' ', null, false],
])('ownedBy returns for the user %j and a post of %j: %j', (address, email, expected) => {
  expect(ownedBy(address)(buildListing({ email }))).toBe(expected);
});

it('ownedBy never matches a listing without an owner', () => {
  expect(ownedBy('hana@example.com')({ ...buildListing(), ownerEmail: '' })).toBe(false);
});

const tests: ListingPredicate[] = [
  isVerified,
  isDiscounted,
  inCategory('homes'),
  matchesText('o'),
  postedWithin(day, fixedNow),
];

it('selectWhere keeps the listings that pass every predicate, in order, at every call', () => {
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

it('selectFirst keeps the first listings that selectWhere keeps', () => {
  fc.assert(
    fc.property(arbitraryListings, fc.subarray(tests), fc.nat(12), (listings, chosen, count) => {
      expect(selectFirst(count, ...chosen)(listings)).toEqual(
        selectWhere(...chosen)(listings).slice(0, count),
      );
    }),
  );
});

describe('matchesText', () => {
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

it.each([
  ['etagere', 'Étagère'],
  ['ÉTAGÈRE', 'Etagere'],
  ['ሀበሻ', 'የሐበሻ ቀሚስ'],
  ['ሥጋ', 'ስጋ ቤት'],
])('the text %s finds an offer named %s, whose letters count as the same', (text, product_name) =>
  expect(matchesText(text)(buildListing({ product_name }))).toBe(true),
);

it.each([
  ['bole', 'ቦሌ'],
  ['ቦለ', 'ቦሌ'],
])('the text %s does not find an offer named %s, which only sounds similar', (text, product_name) =>
  expect(matchesText(text)(buildListing({ product_name, company_name: '', location: '' }))).toBe(false),
);
