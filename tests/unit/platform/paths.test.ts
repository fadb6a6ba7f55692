import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { detailPath, pathKey, searchPath } from '@/platform/paths';

// Any text except half a surrogate pair, which no keyboard types.
const texts = fc.string();

it.each([
  ['sofa', '/search?query=sofa'],
  ['red sofa', '/search?query=red%20sofa'],
  ['a&b=c#d?e', '/search?query=a%26b%3Dc%23d%3Fe'],
  ['50% off +1', '/search?query=50%25%20off%20%2B1'],
  ['half \ud83d', '/search?query=half%20'],
])('searchPath has for %j the path %j', (query, path) => {
  expect(searchPath(query)).toBe(path);
});

it('searchPath encodes every text so that the page reads it unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const url = new URL(searchPath(text), 'http://localhost');
      expect([url.pathname, url.hash, ...url.searchParams]).toEqual(['/search', '', ['query', text]]);
    }),
  );
});

it('detailPath encodes every id so that the page reads it unchanged', () => {
  fc.assert(
    fc.property(texts, (id) => {
      const url = new URL(detailPath(id), 'http://localhost');
      expect([url.pathname, url.hash, ...url.searchParams]).toEqual(['/nearby-detail', '', ['id', id]]);
    }),
  );
});

const paths = ['/', '/homes', '/upcomming offers', '/Car_Wash'];

it.each([
  '/',
  '/homes',
  '/Homes',
  '/homes/',
  '/homes//',
  '//homes',
  '/homes/more',
  '/%68omes',
  '/upcomming%20offers',
  '/Upcomming Offers/',
  '/car_wash',
  '/car%5Fwash',
  '/homes%2F',
  '/home',
])('pathKey finds for %j the same page as the router', (address) => {
  const byRouter = matchRoutes(
    paths.map((path) => ({ path })),
    address,
  );
  const found = paths.find((path) => pathKey(path) === pathKey(address));
  expect(found).toBe(byRouter?.[0]?.route.path);
});

it('pathKey finds no page for a broken percent escape', () => {
  expect(pathKey('/100%')).toBe('/100%');
});
