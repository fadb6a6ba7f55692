import type { Locator, Page } from '@playwright/test';
import { expect, listIsWhole, test } from './gulit';

/** Presses Tab or another key until this element has the focus and is visible. */
async function keyTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Never came to ${String(target)}.`);
}

test('a buyer reaches the seller from the home page with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first();
  await keyTo(page, search);
  await page.keyboard.type('fridge');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeFocused();
  await keyTo(page, page.getByRole('button', { name: 'Near', exact: true }));
  await page.keyboard.press('Enter');
  const around = page.getByRole('combobox', { name: 'Near' });
  await keyTo(page, around);
  // One letter only: browsers combine two letters only if they come within a second.
  await page.keyboard.press('b');
  await expect(around).toHaveValue(/^B/);
  await page.keyboard.press('Escape');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(/km|under 100 m/);
  const link = first.getByRole('link').first();
  const name = await link.innerText();
  await keyTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const call = page.getByRole('main').getByRole('link', { name: /^(Call|Telegram|Message)/ });
  await keyTo(page, call.filter({ visible: true }).first());
});

test('an offer is saved and shared with the keyboard alone', async ({ page }) => {
  await page.goto('/homes');
  const row = page.getByRole('article').first();
  const save = row.getByRole('button', { name: /^Save / });
  await expect(save).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await keyTo(page, save);
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await keyTo(page, row.getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const share = page.getByRole('button', { name: /^Share / }).first();
  await keyTo(page, share);
  await page.keyboard.press('Enter');
  // An announcement with an action stays, so that Tab can reach it.
  await keyTo(page, page.getByRole('alert').getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

test('a card is opened, and its picture enlarged, with the keyboard alone', async ({ page }) => {
  await page.goto('/recents');
  await listIsWhole(page);
  const search = page.getByRole('searchbox', { name: 'Search what you want to buy...' });
  await search.focus();
  const card = page.getByRole('article').first();
  await keyTo(page, card.getByRole('button', { name: /^More/ }));
  await page.keyboard.press('Enter');
  await expect(card.getByText(/^Posted /)).toBeVisible();
  await keyTo(page, card.getByRole('button', { name: /^Zoom photo 2/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /photo 3 of/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Zoom photo/ }).and(page.locator(':focus'))).toBeVisible();
});
