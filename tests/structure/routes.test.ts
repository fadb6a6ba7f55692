import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { t } from '@/language/translate';
import { lists } from '@/listings/categories/find-list';
import { allPages } from './all-pages';
import { expectedCategories } from './category-expectations';
import { plainPath } from './plain-path';
import { specifiedPaths } from './specified-paths';

const routes = allPages.flatMap((page, index) =>
  page.paths.map((path) => ({ path, id: `${index} ${path}` })),
);
const spellingsOf = (path: string) => {
  const encoded = encodeURI(path);
  return [path, encoded, encoded.toUpperCase(), encoded.toLowerCase(), `${encoded}?x=1#y`];
};
const pageOf = (path: string) =>
  allPages.findIndex((page) => page.paths.some((other) => plainPath(other) === plainPath(path)));

describe('the route table', () => {
  it('has every path once, ignoring case', () => {
    const all = allPages.flatMap(({ paths }) => paths.map(plainPath));
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it('holds unencoded paths without a trailing slash', () => {
    for (const { paths } of allPages) {
      for (const path of paths) {
        expect(path).toBe(decodeURI(path));
        expect(path).toMatch(/^\/([^?#:*]*[^/?#:*])?$/);
      }
    }
  });

  it.each(allPages)('gives $paths.0 a title', ({ title }) => {
    expect(title.trim()).not.toBe('');
  });

  it('gives each page its own title, and each description to only one page', () => {
    expect(new Set(allPages.map(({ title }) => title)).size).toBe(allPages.length);
    const described = allPages.filter(({ description }) => description !== undefined);
    const descriptions = described.map(({ title, description = '' }) => t(description, { title }));
    expect(new Set(descriptions).size).toBe(described.length);
    for (const [index, { title }] of described.entries())
      expect(descriptions[index]?.trim().length).toBeGreaterThan(title.length);
  });

  it.each([...allPages.entries()])('opens only page %i at each spelling of its paths', (index, { paths }) => {
    for (const path of paths)
      for (const address of spellingsOf(path)) {
        const matches = matchRoutes(routes, new URL(address, 'http://localhost')) ?? [];
        expect(matches.map(({ route }) => route.id)).toEqual([`${index} ${path}`]);
      }
  });

  it.each(lists)('shows the list of $label at each of its paths', (list) => {
    for (const path of list.paths) {
      const { Page } = allPages[pageOf(path)] ?? {};
      expect(Page && Reflect.apply(Page, undefined, [{}])).toHaveProperty('props.list', list);
    }
  });

  it.each(['/nothing-here', '/homes/more', '/home', '/daily', '/dailydiscounts', '/%20', '/undefined'])(
    'has no page for %s',
    (address) => {
      expect(matchRoutes(routes, address)).toBeNull();
    },
  );
});

describe('the specified pages', () => {
  it.each([
    ['/', '/discounts'],
    ['/upcomming offers', '/upcoming offers'],
    ['/new offers', '/newoffers'],
    ['/holyday discounts', '/holy day discounts', '/holiday discounts'],
    ['/Repair_and_Maintenance', '/Repair_and_maintenace'],
    ['/daily discounts'],
    ['/weekly discounts'],
    ['/search'],
    ['/services'],
    ['/nearby-detail'],
  ])('include %s, with its other spellings on the same page', (...spelled) => {
    const [canonical = '', ...aliases] = spelled;
    expect(allPages[pageOf(canonical)]?.paths[0]).toBe(canonical);
    for (const alias of aliases) expect(pageOf(alias)).toBe(pageOf(canonical));
  });

  it.each([...specifiedPaths, ...expectedCategories.flatMap(({ paths }) => paths)])('include %s', (path) =>
    expect(pageOf(path)).toBeGreaterThanOrEqual(0),
  );
});
