import { describe, expect, it } from 'vitest';
import { describeSearch } from '@/browse/searches/saved-search-list';
import { findSavedSearch, searchKey, type Search } from '@/browse/searches/saved-searches';
import { searchOfAddress } from '@/browse/searches/search-here';
import type { VisitorPlace } from '@/place/visitor-place';

const coordinates = { latitude: 8.9953, longitude: 38.7885 };
const inBole: VisitorPlace = { status: 'known', coordinates, town: 'Bole' };
const onDevice: VisitorPlace = { status: 'known', coordinates, town: null };
const nowhere: VisitorPlace = { status: 'unknown' };
const bole = { name: 'Bole', ...coordinates };

describe('the search that an address shows', () => {
  it.each([
    ['/search', '?query=%20fridge%20', '/search?query=fridge', '“fridge”'],
    [
      '/search',
      '?query=fridge&max=20000&condition=used',
      '/search?query=fridge&max=20000&condition=used',
      '“fridge” · Up to 20,000 Birr · Used',
    ],
    [
      '/search',
      '?min=100&max=50&other=1',
      '/search?min=50&max=100',
      'All offers · From 50 Birr · Up to 100 Birr',
    ],
    ['/Search/', '?query=a&sort=price', '/search?query=a&sort=price', '“a”'],
    ['/search', '?query=a&sort=newest', '/search?query=a&sort=newest', '“a”'],
    ['/search', '?query=a&sort=best', '/search?query=a&sort=best', '“a”'],
    ['/search', '?query=a&sort=other', '/search?query=a', '“a”'],
    ['/search', '?max=50&sort=newest', '/search?max=50', 'All offers · Up to 50 Birr'],
    ['/HOMES', '', '/homes', 'Homes'],
    ['/homes', '?query=fridge&discount=only', '/homes?discount=only', 'Homes · Discounts only'],
    ['/daily discounts', '', '/daily%20discounts', 'Daily Discounts'],
    ['/newoffers', '', '/new%20offers', 'New Offers'],
    ['/seller', '?company=Abel+PLC', '/seller?company=Abel+PLC', 'Offers from Abel PLC'],
    ['/nearby-shops', '', '/nearby-shops', 'Nearby Shops'],
  ])('has one address and one description for %s%s', (path, query, address, words) => {
    const search = searchOfAddress(path, query, nowhere);
    expect(search).toEqual({ address, town: null });
    expect(search && describeSearch(search)).toBe(words);
  });

  it('contains the search text of a card screen', () => {
    const search = searchOfAddress('/recents', '?max=100&text=old', nowhere, 'a & b');
    expect(search?.address).toBe('/recents?text=a+%26+b&max=100');
    expect(search && describeSearch(search)).toBe('Recents · “a & b” · Up to 100 Birr');
  });

  it.each([
    ['all offers', '/search', ''],
    ['a blank text', '/search', '?query=%20&sort=price'],
    ['no seller', '/seller', ''],
    ['the home page', '/', ''],
    ['another page', '/aboutus', ''],
    ['an unknown path', '/%zz', ''],
  ])('does not exist for %s', (_, path, query) => {
    expect(searchOfAddress(path, query, inBole)).toBeNull();
  });

  it.each([
    ['/homes', '?within=5', inBole, bole, 'Homes · Within 5 km · Near Bole'],
    ['/homes', '?sort=nearest', inBole, bole, 'Homes · Near Bole'],
    ['/nearby-shops', '', inBole, bole, 'Nearby Shops · Near Bole'],
    ['/homes', '', inBole, null, 'Homes'],
    ['/homes', '?within=5', onDevice, null, 'Homes · Within 5 km'],
  ])("%s%s stores the chosen town, and never the device's position", (path, query, place, town, words) => {
    const search = searchOfAddress(path, query, place);
    expect(search?.town).toEqual(town);
    expect(search && describeSearch(search)).toBe(words);
  });
});

describe('two searches', () => {
  const piassa = { name: 'Piassa', latitude: 9.0367, longitude: 38.752 };
  it.each<[string, Search, Search, boolean]>([
    [
      'are sorted differently',
      { address: '/homes?sort=price', town: null },
      { address: '/homes', town: null },
      true,
    ],
    ['differ in a price', { address: '/homes?max=5', town: null }, { address: '/homes', town: null }, false],
    [
      'are sorted by distance from different towns',
      { address: '/homes?sort=nearest', town: bole },
      { address: '/homes', town: piassa },
      true,
    ],
    [
      'are limited to different towns',
      { address: '/homes?within=5', town: bole },
      { address: '/homes?within=5', town: piassa },
      false,
    ],
    [
      'list the shops near different towns',
      { address: '/nearby-shops', town: bole },
      { address: '/nearby-shops', town: piassa },
      false,
    ],
  ])('count as the same search only if they find the same offers: they %s', (_, one, other, isSame) => {
    expect(searchKey(one) === searchKey(other)).toBe(isSame);
    const saved = { ...one, known: [], since: 0 };
    expect(findSavedSearch([saved], other)).toBe(isSame ? saved : undefined);
  });
});
