import { expect, it } from 'vitest';
import { groupByShop } from '@/listings/shops';
import { orderShops } from '@/shops/order-shops';
import { buildListing } from '#tests/data/build-listing';

const offerOf = (company_name: string, latitude: string | null, location = 'Somewhere') =>
  buildListing({ company_name, latitude, longitude: '38.7885', location });
const shops = groupByShop([
  offerOf('zebra 10', '8.9960'),
  offerOf('Zebra 9', null),
  offerOf('Émeraude', '9.1000', 'Far'),
  offerOf('Émeraude', '8.9970', 'Near'),
  offerOf('Émeraude', '9.1000', 'Far'),
  offerOf('አባይ', '9.0000'),
]);
const bole = { latitude: 8.9953, longitude: 38.7885 };
const order = (by: 'name' | 'nearest', here: typeof bole | null) =>
  orderShops(shops, by, { here, language: 'en' });
const ids = (by: 'name' | 'nearest', here: typeof bole | null) => order(by, here).map(({ id }) => id);

const byName = ['Émeraude', 'Zebra 9', 'zebra 10', 'አባይ'];

it.each<[string, 'name' | 'nearest', typeof bole | null, string[]]>([
  ['by name', 'name', bole, byName],
  ['by distance', 'nearest', bole, ['zebra 10', 'Émeraude', 'አባይ', 'Zebra 9']],
  ["by name if the visitor's place is unknown", 'nearest', null, byName],
])('the order of shops is the chosen one: %s', (_what, by, here, expected) => {
  expect(ids(by, here)).toEqual(expected);
});

it('the order of shops sorts Amharic names by sound, whatever letter they use', () => {
  const named = groupByShop([
    offerOf('ሰላም', null),
    offerOf('ሠርግ', null),
    offerOf('ሱቅ', null),
    offerOf('ሠዓሊ', null),
  ]);
  const ordered = orderShops(named, 'name', { here: null, language: 'am' });
  expect(ordered.map(({ id }) => id)).toEqual(['ሰላም', 'ሠርግ', 'ሠዓሊ', 'ሱቅ']);
});

it("the order of shops shows a shop's nearest place, or otherwise the place of most of its offers", () => {
  expect(order('name', bole)[0]).toMatchObject({ place: 'Near' });
  expect(order('name', bole)[0]?.distance).toBeCloseTo(0.19, 2);
  expect(order('name', null)[0]).toMatchObject({ place: 'Far', distance: null });
});
