import { expect, it } from 'vitest';
import { groupByShop } from '@/listings/shops';
import { createShopSearch } from '@/shops/shop-search';
import { buildListing } from '#tests/data/build-listing';

const of = (company_name: string, location: string) => buildListing({ company_name, location });
const find = createShopSearch(
  groupByShop([
    of('Sheger Keys', 'Bole, Addis Ababa'),
    of('ሸገር ቤቶች', 'ሐዋሳ'),
    of('Abay Car Market', 'Bahir Dar'),
    of('Café Tomoca', 'Piassa, Addis Ababa'),
  ]),
);
const names = (text: string) => [...find(text)].map(({ id }) => id);

it.each([
  ['sheger', ['Sheger Keys', 'ሸገር ቤቶች']],
  ['ሸገር', ['Sheger Keys', 'ሸገር ቤቶች']],
  ['SHEGER keys', ['Sheger Keys']],
  ['keys sheger', ['Sheger Keys']],
  ['tomoka', ['Café Tomoca']],
  ['cafe', ['Café Tomoca']],
  ['bole', ['Sheger Keys']],
  ['ቦሌ', ['Sheger Keys']],
  ['hawassa', ['ሸገር ቤቶች']],
  ['car mark', ['Abay Car Market']],
  ['laptop', []],
  ['', []],
  ['?!', []],
])('the search for shops finds for %j the shops %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});
