import { expect, type Page } from '@playwright/test';

/** Opens an address as a link of the app does, without loading the page. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({ key: `link ${to}`, usr: null, idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Pages of different kinds. */
const between = ['/notifications', '/no-such-page', '/terms'];

/**
 * Opens an address in the app, which is five times as fast as loading it. Pages of one kind have the same heading, so
 * this first opens a page of another kind.
 */
export async function openInApp(page: Page, address: string): Promise<void> {
  const ends = new Set([address, new URL(page.url()).pathname]);
  const other = between.find((path) => !ends.has(path)) ?? '/';
  for (const next of [other, address]) {
    await heading(page).evaluate((old) => void (old.dataset['left'] = 'true'));
    await follow(page, next);
    await expect(heading(page).and(page.locator(':not([data-left])')), address).toBeVisible();
  }
}
