import type { Locator, Page } from '@playwright/test';
import { middleOf, takeFinger } from './drag-photo';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

/** Moves a finger across an element, or from its centre up or down, in small steps. */
async function swipe(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  const finger = await takeFinger(page);
  const middle = await middleOf(element);
  const start = { x: middle.x - by.x / 2, y: middle.y };
  const at = (part: number) => ({ x: start.x + by.x * part, y: start.y + by.y * part });
  await finger.press(start);
  for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) {
    await finger.move(at(part));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.restAndRelease();
}

test('a swipe moves through the pictures in both directions without opening one', async ({ page }) => {
  await page.goto('/nearby-detail?id=480');
  const picture = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Zoom photo ${number} of`) });
  await expect(picture(1)).toBeInViewport({ ratio: 0.9 });
  // Late parts change the page, and the browser then returns to the picture at which it last rested.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: /^More/ }).first()).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
  await swipe(page, picture(1), { x: -260, y: 0 });
  await expect(picture(2)).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true');
  await swipe(page, picture(2), { x: 260, y: 0 });
  await expect(picture(1)).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
});

test('dragging the filter sheet moves the sheet, not the page behind it', async ({ page }) => {
  // So low that the sheet has to scroll.
  await page.setViewportSize({ width: 360, height: 320 });
  await serveCatalogue(page, rows);
  await page.goto('/homes');
  await expect(page.getByText('20 offers')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Filters' }).dispatchEvent('click');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  // The sheet has slid in.
  await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
  const topOf = async () => (await sheet.getByRole('combobox').first().boundingBox())?.y ?? NaN;
  const top = await topOf();
  await swipe(page, sheet, { x: 0, y: -150 });
  await expect.poll(topOf).toBeLessThan(top - 20);
  await swipe(page, sheet, { x: 0, y: 400 });
  await expect.poll(topOf).toBeGreaterThan(top - 2);
  await expect(sheet).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
