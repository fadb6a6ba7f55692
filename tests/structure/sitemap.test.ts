import { expect, it } from 'vitest';
import { publicPaths } from '../../tools/vite/deployment/site-metadata';
import { allPages } from './all-pages';

it('the sitemap names public pages by their first path', () => {
  expect(publicPaths(allPages)).toEqual(
    expect.arrayContaining(['/', '/homes', '/holyday discounts', '/nearby-shops', '/form', '/terms']),
  );
});

it.each(['/discounts', '/nearby-detail', '/seller', '/myposts', '/wallet', '/login', '/saved', '/success'])(
  'the sitemap leaves out %s, an alias or a page that is not public',
  (path) => {
    expect(publicPaths(allPages)).not.toContain(path);
  },
);
