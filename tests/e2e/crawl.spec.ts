import type { Page } from '@playwright/test';
import { categories } from '@/listings/categories/categories';
import { plainPath } from '#tests/structure/plain-path';
import { specifiedPaths } from '#tests/structure/specified-paths';
import { expect, serveTiles, test } from './gulit';
import { follow, openInApp } from './in-app';
import { violationsOf } from './violations';

/** Pages that an action opens, not a link. The logout page lies over the previous page. */
const unlinked = new Set(['/welcome', '/success', '/cancel', '/logout', '/comments']);
/** Pages whose links use another spelling. */
const otherSpelling = new Set(['/profile', '/contactus', '/contact-us', '/refunds', '/returns-refunds']);

/** One category of each look is enough, because the others differ only in their offers. */
const likeAnother = new Set(
  categories
    .filter(({ look }, index) => categories.findIndex((other) => other.look === look) !== index)
    .flatMap(({ paths }) => paths.map(plainPath)),
);

/** How many pages to open of each kind of which there are thousands. */
const samples = 1;
const kinds = ['nearby-detail', 'comments', 'search', 'seller'].map((page) => new RegExp(`^/${page}\\?`));

/** All addresses in the app that the page links to now. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '', window.location.href);
      return pathname + search;
    }),
  );

/** Checks what every page must have. */
async function expectSoundPage(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('Page not found');
  await expect(page, address).toHaveTitle(/\S+ . Gulit$|^Gulit/);
  await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', /^http/);
  await expect(page.locator('meta[name=description]'), address).toHaveAttribute('content', /\S{3}/);
}

/**
 * Expects axe to find nothing in the light theme, and no colour contrast in the dark one. Bar and footer are the same
 * everywhere.
 */
async function expectAccessible(page: Page, address: string): Promise<void> {
  expect(await violationsOf(page), address).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(
    await violationsOf(page, { include: 'main', rules: ['color-contrast'] }),
    `${address}, dark`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Follows every link from the home page, except the logout. Returns the paths of the visited pages. */
async function crawl(page: Page): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  const waiting = ['/'];
  const taken = new Map<RegExp, number>();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
  waiting.push(...(await linksOf(page)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kinds.find((one) => one.test(address ?? ''));
    if (address === '/logout' || opened.has(address) || (kind && (taken.get(kind) ?? 0) >= samples)) continue;
    if (kind) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    opened.add(address);
    await follow(page, address);
    await expectSoundPage(page, address);
    await expect(page.getByRole('status', { name: /Loading/ }), address).toHaveCount(0);
    waiting.push(...(await linksOf(page)));
    if (!likeAnother.has(plainPath(address))) await expectAccessible(page, address);
  }
  return new Set([...opened].map(plainPath));
}

test('every link opens a working page, and every page has a link to it', async ({ page }) => {
  // On a busy machine, checking the accessibility of every page takes several minutes.
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveTiles(page);
  const found = await crawl(page);
  const wanted = [...specifiedPaths, ...categories.map(({ paths: [first] }) => first)].map(plainPath);
  expect(
    wanted.filter((path) => !found.has(path) && !unlinked.has(path) && !otherSpelling.has(path)),
  ).toEqual([]);
});

/** Pages, and states of pages, that no link opens. */
const more = [
  '/search?query=zzzz',
  '/search?query=music&discount=only',
  '/search?query=fridje%20bole&discount=only',
  '/nearby-detail?id=none',
  '/no-such-page',
  '/compare?offer=480&offer=450',
  '/comments?product=480&image=48000',
  '/comments',
  '/seller',
  '/shops-directory?sort=nearest',
  '/success',
  '/cancel',
  '/logout',
];

test('pages that no link opens are accessible too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  for (const address of more) {
    await openInApp(page, address);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectAccessible(page, address);
  }
});
