import { expect, it } from 'vitest';
import { lists } from '@/listings/categories/find-list';
import { publicPaths } from '../../tools/vite/deployment/public-paths';
import { allPages } from './all-pages';

/** Pages with a description that are not in the sitemap, because each shows one listing or one shop. */
const unlistedPaths = new Set(['/nearby-detail', '/seller']);

it('the sitemap names the canonical path of each page with a description, and of no other page', () => {
  const described = allPages.filter(({ description }) => description !== undefined);
  const wanted = described
    .map(({ paths: [first] }) => String(first))
    .filter((path) => !unlistedPaths.has(path));
  expect(
    publicPaths(lists).toSorted(),
    'Add a page with a description to tools/vite/deployment/public-paths.ts.',
  ).toEqual(wanted.toSorted());
});
