import type { Locator } from '@playwright/test';
import { expect, listIsWhole, test } from './gulit';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

const style = (what: Locator, property: string) =>
  what.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('with forced colours a dialog has an edge, and the focused control has a ring', async ({ page }) => {
  await page.goto('/logout');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await style(dialog, 'border-top-width')).toBe('2px');
  await page.keyboard.press('Tab');
  expect(await style(page.locator(':focus-visible'), 'outline-style')).not.toBe('none');
});

test('with forced colours pressed buttons look pressed', async ({ page }) => {
  await page.goto('/homes');
  await listIsWhole(page);
  const save = page.getByRole('button', { name: /^Save (?!this search)/ }).first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await style(save, 'background-color');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(await style(save, 'background-color')).not.toBe(before);
});
