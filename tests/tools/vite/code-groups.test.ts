import { expect, it } from 'vitest';
import { lists } from '@/listings/categories/find-list';
import { paths } from '@/platform/paths';
import { startPages } from '../../../tools/vite/code-groups';

it('the app waits only on pages whose first offers the first script shows', () => {
  const pathsOf = (withOffers: boolean) =>
    startPages(lists).flatMap((page) => (page.isFirst === withOffers ? page.paths : []));
  const byDistance = lists.filter(({ look }) => look === 'nearby').flatMap((list) => list.paths);
  const others = lists.filter(({ look }) => look !== 'nearby').flatMap((list) => list.paths);
  expect(byDistance).not.toEqual([]);
  expect(pathsOf(false)).toEqual([...byDistance, paths.nearbyShops, paths.services, paths.form]);
  expect(pathsOf(true)).toEqual(expect.arrayContaining(others));
});
