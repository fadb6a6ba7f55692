import { expect, it } from 'vitest';
import { menuGroups } from '@/app/routes/menu-groups';
import { stripLinks } from '@/app/shell/category-strip';
import { footerLinks } from '@/app/shell/footer';
import { topLinks } from '@/app/shell/top-navigation';
import { categories } from '@/listings/categories/categories';
import { exploreTiles, serviceTiles } from '@/listings/categories/category-tiles';
import { collections } from '@/listings/categories/collections';
import { categoryLink } from '@/listings/categories/find-list';
import { detailPath, paths, searchPath } from '@/platform/paths';
import { allPages } from './all-pages';
import { plainPath } from './plain-path';

const registered = new Set(allPages.flatMap((page) => page.paths.map(plainPath)));

const pathsOf = (links: readonly { path: string }[]) => links.map(({ path }) => path);
const allPathsOf = (pages: readonly { paths: readonly string[] }[]) => pages.flatMap((page) => page.paths);

const sources = {
  'the table of paths': Object.values(paths),
  'the top navigation': pathsOf(topLinks),
  'the side menu': menuGroups.flatMap(({ links }) => pathsOf(links)),
  'the category strip': stripLinks.map((link) => link.paths[0]),
  'the footer': pathsOf(footerLinks),
  'Explore More Products': pathsOf(exploreTiles),
  'the services': pathsOf(serviceTiles),
  'the categories': allPathsOf(categories),
  'the collections': allPathsOf(Object.values(collections)),
  'the link of a category': [...categories.map(({ value }) => value), 'new', 'weekly', 'upcomming'].map(
    (value) => categoryLink(value)?.path ?? `no link for ${value}`,
  ),
  'the link builders': [searchPath('a b'), detailPath('7')],
};

const cases = Object.entries(sources).flatMap(([source, links]) =>
  links.map((link) => [source, link] as const),
);

it.each(cases)('the links of %s lead to an existing page: %s', (_source, link) => {
  expect(registered).toContain(plainPath(link));
});
