import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathKey } from '@/platform/paths';

const paths = ['/', '/homes', '/upcomming offers', '/Car_Wash'];

describe('pathKey', () => {
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
  ])('finds for %j the same page as the router', (address) => {
    const byRouter = matchRoutes(
      paths.map((path) => ({ path })),
      address,
    );
    const found = paths.find((path) => pathKey(path) === pathKey(address));
    expect(found).toBe(byRouter?.[0]?.route.path);
  });

  it('finds no page for a broken percent escape', () => {
    expect(pathKey('/100%')).toBe('/100%');
  });
});
