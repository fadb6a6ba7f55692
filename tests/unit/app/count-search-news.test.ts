import { describe, expect, it } from 'vitest';
import { countNews, createMatcher } from '@/app/count-search-news';
import type { Search } from '@/browse/searches/saved-searches';
import type { Listing } from '@/listings/listing';
import type { Coordinates } from '@/platform/coordinates';
import { day } from '@/platform/time';
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
/** A cold box is another name of a fridge. */
const findMeant = (text: string) => (text === 'cold box' ? offers.slice(0, 2) : []);
const context = { here: null, now: fixedNow, findMeant };
const found = (search: Search, here: Coordinates | null) => {
  const matches = createMatcher(search, { ...context, here });
  return matches && idsOf(offers.filter(matches));
};

it.each([
  ['offers that contain its text', '/search?query=fridge', '1 2 3'],
  ['offers that its text means', '/search?query=cold+box', '1 2'],
  ['all offers with a condition', '/search?condition=used', '1'],
  ['a text and a highest price', '/search?query=fridge&max=10000', '1'],
  ['a category', '/homes', '2 3 4 6'],
  ['a category with a lowest price', '/homes?min=2000', '2'],
  ['discounts only', '/homes?discount=only', '2 6'],
  ['an order, which leaves nothing out', '/homes?sort=price', '2 3 4 6'],
  ['the discounts of a day', '/daily%20discounts', '2'],
  ['a seller', '/seller?company=fridge+house', '3'],
  ['a text above cards', '/recents?text=sofa', '3 4'],
  ['a distance from the place of the visitor', '/homes?within=0.5', null],
  ['a page that is gone', '/gone', null],
  ['nearby shops without a place', '/nearby-shops', null],
] as const)('a saved search finds the right offers: %s', (_, address, ids) => {
  expect(found({ address, town: null }, null)).toBe(ids);
});

it.each([
  ['a distance', '/homes?within=1', '4'],
  ['nearby shops', '/nearby-shops', '4'],
] as const)('a saved search measures %s from its saved town, wherever the visitor is', (_, address, ids) => {
  const far = { latitude: 12, longitude: 37 };
  expect(found({ address, town: bole }, far)).toBe(ids);
  expect(found({ address, town: null }, bole)).toBe(ids);
  expect(found({ address, town: null }, far)).toBe('');
});

it('finds a shop in all spellings of its name, as its page does', () => {
  const shop = [
    buildListing({ id: 7, company_name: 'Selam Suk' }),
    buildListing({ id: 8, company_name: 'SELAM-SUK' }),
    buildListing({ id: 9, company_name: 'Selam Suk', verified: false }),
    buildListing({ id: 10, company_name: 'ሰላም ሱቅ' }),
  ];
  const matches = createMatcher({ address: '/seller?company=Selam+Suk', town: null }, context);
  expect(matches && idsOf(shop.filter(matches))).toBe('7 8');
});

describe('the count of new offers', () => {
  const saved = (address: `/${string}`, known: readonly string[] = []) => ({
    address,
    town: null,
    known,
    since: 0,
  });

  it('leaves out the offers that were known at the last visit', async () => {
    const news = await countNews(offers, [saved('/search?query=fridge', ['1']), saved('/homes')], context);
    expect(news).toEqual(
      new Map([
        ['/search?query=fridge#', ['2', '3']],
        ['/homes?#', ['2', '3', '4', '6']],
      ]),
    );
  });

  it('leaves out a search whose place is unknown', async () => {
    const news = await countNews(offers, [saved('/homes?within=5'), saved('/homes')], context);
    expect([...(news?.keys() ?? [])]).toEqual(['/homes?#']);
  });

  it('stops when it is aborted', async () => {
    expect(await countNews(offers, [saved('/homes')], context, AbortSignal.abort())).toBeNull();
  });
});
