import { expect, it } from 'vitest';
import { serverPathPatterns } from '@/app/worker/server-paths';

const isLeftToServer = (address: string) => serverPathPatterns.some((each) => each.test(address));

it.each([
  '/admin',
  '/admin/',
  '/admin/login/?next=/admin/',
  '/admin?x=1',
  '/accounts/login/',
  '/api/products/',
  '/api',
  '/media/a',
  '/static/admin/css/',
  '/_server/headers',
  '/robots.txt?now=1',
])('the worker leaves %s to the server', (address) => {
  expect(isLeftToServer(address)).toBe(true);
});

it.each([
  '/',
  '/homes',
  '/administrators',
  '/accountsandmore',
  '/search?query=13.5',
  '/search?query=/admin/',
  '/nearby-detail?id=1&from=P.L.C',
])('the worker serves the app at %s', (address) => {
  expect(isLeftToServer(address)).toBe(false);
});
