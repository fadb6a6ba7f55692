import { expect, it } from 'vitest';
import { lists } from '@/listings/categories/find-list';
import { publicPaths } from '../../tools/vite/deployment/public-paths';
import { allPages } from './all-pages';

/** Pages of one person, one listing or one moment, which search engines need not show. */
const privatePaths = new Set([
  '/404',
  '/login',
  '/signup',
  '/welcome',
  '/logout',
  '/myprofile',
  '/myposts',
  '/saved',
  '/compare',
  '/seller',
  '/comments',
  '/nearby-detail',
  '/success',
  '/cancel',
  '/test-checkout',
  '/wallet',
  '/payment-updates',
  '/pending-orders',
  '/completed-orders',
  '/track-order',
  '/subscriptions',
  '/refunds',
]);

it('names the canonical path of every public page, and of no other', () => {
  const canonical = allPages.map(({ paths: [first] }) => String(first));
  const wanted = canonical.filter((path) => !privatePaths.has(path));
  expect(
    publicPaths(lists).toSorted(),
    'A page stands in tools/vite/deployment/public-paths.ts, or among `privatePaths` here.',
  ).toEqual(wanted.toSorted());
});
