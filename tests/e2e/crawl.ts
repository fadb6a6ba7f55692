import { expect, type Page } from '@playwright/test';
import { follow } from './in-app';
import { violationsOf } from './violations';

/** Kinds of pages that exist in thousands, and how many of each to open. */
const samples = 1;
const kinds = ['nearby-detail', 'comments', 'search', 'seller'].map((page) => new RegExp(`^/${page}\\?`));

/** All addresses inside the app that the page links to now. */
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

/** That axe finds nothing in the light theme, and no colour in the dark one; the bar and the footer are the same. */
export async function expectAccessible(page: Page, address: string): Promise<void> {
  expect(await violationsOf(page), address).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(
    await violationsOf(page, { include: 'main', rules: ['color-contrast'] }),
    `${address}, dark`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Follows every link from the home page, except those left out; returns the visited addresses. */
export async function crawl(
  page: Page,
  { checksAccess, isLeftOut }: Record<'checksAccess' | 'isLeftOut', (address: string) => boolean>,
): Promise<ReadonlySet<string>> {
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
    if (isLeftOut(address) || opened.has(address) || (kind && (taken.get(kind) ?? 0) >= samples)) continue;
    if (kind) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    opened.add(address);
    await follow(page, address);
    await expectSoundPage(page, address);
    await expect(page.getByRole('status', { name: /Loading/ }), address).toHaveCount(0);
    waiting.push(...(await linksOf(page)));
    if (!checksAccess(address)) continue;
    await expectAccessible(page, address);
  }
  return opened;
}
