import { describe, expect, it } from 'vitest';
import { createMatcher, isNewTo, knownAfterVisit, longestVerification } from '@/browse/searches/find-new';
import { knownLimit, type Search } from '@/browse/searches/saved-searches';
import type { Listing } from '@/listings/listing';
import type { Coordinates } from '@/platform/coordinates';
import { day, minute } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore, fixedNow } from '#tests/data/clock';

const bole = { name: 'Bole', latitude: 8.9953, longitude: 38.7885 };
const offers = [
  buildListing({ id: 1, product_name: 'Fridge', category: 'appliances', price: '9000', condition: 'used' }),
  buildListing({ id: 2, product_name: 'Fridge', category: 'homes', price: '25000', discount: '10' }),
  buildListing({ id: 3, product_name: 'Sofa', category: 'homes', price: null, company_name: 'Fridge House' }),
  buildListing({ id: 4, product_name: 'Sofa', category: 'homes', latitude: '8.995', longitude: '38.788' }),
  buildListing({ id: 5, product_name: 'Fridge', category: 'homes', verified: false }),
  buildListing({
    id: 6,
    product_name: 'Lamp',
    category: 'homes',
    date_posted: dateBefore(3 * day),
    discount: '5',
  }),
];
const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id).join(' ');
/** What the search page finds. */
const findTyped = (text: string) =>
  text === 'fridge' ? offers.filter(({ id }) => ['1', '2', '3'].includes(id)) : [];
const found = (search: Search, here: Coordinates | null) => {
  const matches = createMatcher(search, { here, now: fixedNow, findTyped });
  return matches && idsOf(offers.filter(matches));
};
const findNew = (matches: readonly Listing[], search: Parameters<typeof isNewTo>[0]) =>
  matches.filter(isNewTo(search));

describe('a saved search', () => {
  it.each([
    ['what the search page finds for a text', '/search?query=fridge', '1 2 3'],
    ['a text and a highest price', '/search?query=fridge&max=10000', '1'],
    ['a category', '/homes', '2 3 4 6'],
    ['a category with a lowest price', '/homes?min=2000', '2'],
    ['a condition', '/search?condition=used', '1'],
    ['discounts only', '/homes?discount=only', '2 6'],
    ['an order, which leaves nothing out', '/homes?sort=price', '2 3 4 6'],
    ['the discounts of a day', '/daily%20discounts', '2'],
    ['a seller', '/seller?company=fridge+house', '3'],
    ['a distance from the place of the visitor', '/homes?within=0.5', null],
    ['a page that is gone', '/gone', null],
    ['nearby shops without a place', '/nearby-shops', null],
  ] as const)('%s', (_, address, ids) => {
    expect(found({ address, town: null }, null)).toBe(ids);
  });

  it.each([
    ['a distance', '/homes?within=1', '4'],
    ['nearby shops', '/nearby-shops', '4'],
  ] as const)('measures %s from its own town, wherever the visitor is', (_, address, ids) => {
    const far = { latitude: 12, longitude: 37 };
    expect(found({ address, town: bole }, far)).toBe(ids);
    expect(found({ address, town: null }, bole)).toBe(ids);
    expect(found({ address, town: null }, far)).toBe('');
  });
});

it('finds a shop in all spellings of its name, as its page does', () => {
  const shop = [
    buildListing({ id: 7, company_name: 'Selam Suk' }),
    buildListing({ id: 8, company_name: 'SELAM-SUK' }),
    buildListing({ id: 9, company_name: 'Selam Suk', verified: false }),
    buildListing({ id: 10, company_name: 'ሰላም ሱቅ' }),
  ];
  const matches = createMatcher(
    { address: '/seller?company=Selam+Suk', town: null },
    { here: null, now: fixedNow, findTyped },
  );
  expect(matches && idsOf(shop.filter(matches))).toBe('7 8');
});

describe('the new offers of a search', () => {
  const dated = (id: number) => buildListing({ id, date_posted: dateBefore(id * day) });
  const undated = buildListing({ id: 50, date_posted: null });

  it.each([
    ['none if all are known', ['1', '2'], 0, [dated(1), dated(2)], ''],
    ['those that are not known', ['2'], 0, [dated(1), dated(2)], '1'],
    ['those that were verified late, even if known ones are newer', ['1'], 7, [dated(1), dated(6)], '6'],
    ['none that were posted long before', ['1'], 7, [dated(1), dated(7), dated(8)], ''],
    ['none without a date', ['1'], 7, [dated(1), undated], ''],
    ['none that are gone', ['1', '2'], 7, [dated(1)], ''],
  ] as const)('are %s', (_, known, days, matches, ids) => {
    const since = days === 0 ? 0 : fixedNow - days * day;
    expect(idsOf(findNew(matches, { known, since }))).toBe(ids);
  });

  it('are none right after a visit, in a short and in a long list', () => {
    for (const count of [0, 1, knownLimit, knownLimit + 1, 3 * knownLimit]) {
      const matches = Array.from({ length: count }, (_, index) =>
        buildListing({ id: index + 1, date_posted: dateBefore((index + 1) * minute) }),
      );
      const known = knownAfterVisit(matches, fixedNow);
      expect(known.known).toHaveLength(Math.min(count, knownLimit));
      expect(findNew(matches, known)).toEqual([]);
      expect(findNew([dated(0), ...matches], known)).toHaveLength(1);
    }
  });

  it('include offers posted within seven days before the visit', () => {
    const known = knownAfterVisit([dated(1), dated(6), dated(8), undated], fixedNow);
    expect(known).toEqual({ known: ['1', '6'], since: fixedNow - longestVerification });
  });
});
