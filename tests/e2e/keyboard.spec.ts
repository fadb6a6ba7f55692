import type { Page } from '@playwright/test';
import { expect, listIsWhole, serveTiles, test } from './gulit';

/** What has the focus, in words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until an element of this name has the focus; returns the stops on the way. */
async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (name.test(stop)) return stops;
  }
  throw new Error(`Never came to ${name}: ${stops.join(' | ')}`);
}

test('a row is saved, shared and opened by keyboard, its link first', async ({ page }) => {
  await page.goto('/homes');
  await listIsWhole(page);
  // The rows' buttons load independently, not always in order.
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save (?!this search)/ });
  await expect(save).toBeVisible();
  const label = (await save.getAttribute('aria-label')) ?? '';
  const name = label.replace('Save ', '');
  await page.getByRole('heading', { level: 1 }).focus();
  const stops = await tabTo(page, /^Save (?!this search)/);
  // The seller's number is between them.
  expect(stops.indexOf(name)).toBe(stops.length - 3);
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await tabTo(page, /^Share /);
  expect(await focused(page)).toBe(`Share ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please sign in to share.')).toBeVisible();
});

test('an announcement stays while it has focus, and Tab reaches its link', async ({ page }) => {
  await page.clock.install();
  await page.goto('/nearby-detail?id=3');
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .click();
  const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
  await link.focus();
  // Longer than an announcement stands.
  await page.clock.runFor(20_000);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

test('a card is opened and zoomed by keyboard', async ({ page }) => {
  await page.goto('/recents');
  await listIsWhole(page);
  await page.getByRole('searchbox', { name: 'Search what you want to buy...' }).focus();
  await tabTo(page, /^More\.\.\./);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toMatch(/^Hide/);
  await expect(page.getByText(/^Posted /).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search what you want to buy...' }).focus();
  await tabTo(page, /^Zoom photo 2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /photo 3 of/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^Zoom photo/);
});

test('a place can be picked and the map moved by keyboard', async ({ page, viewport }) => {
  await serveTiles(page);
  await page.goto('/nearby-shops');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Use my location/);
  // The picker is above the content that changes once the place is known.
  await page.keyboard.press('Shift+Tab');
  // Each key changes the choice; the next one still reaches it. One letter each: the browser takes two as a word
  // only if they come within a second.
  await page.keyboard.press('b');
  const around = page.getByRole('combobox', { name: 'Near' });
  await expect(around).toHaveValue(/^B/);
  await expect(around).toBeFocused();
  const first = await around.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(around).not.toHaveValue(first);
  await expect(page.getByRole('article').first()).toBeVisible();
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('heading', { level: 1 }).focus();
    // The filters are one tab stop; arrow keys move inside.
    await tabTo(page, /^Filters/);
    const toMap = page.getByRole('button', { name: /^Show map/ });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(toMap).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
  }
  const map = page.getByRole('region', { name: 'Map of these offers' });
  await map.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeFocused();
});
