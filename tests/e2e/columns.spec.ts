import type { Locator } from '@playwright/test';
import { createGate } from '#tests/app/gate';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

/** How many of the first six offers share a row. */
const columnsOf = (items: Locator): Promise<number> =>
  items.evaluateAll(
    (all) => new Set(all.slice(0, 6).map((item) => Math.round(item.getBoundingClientRect().left))).size,
  );

test('a list in columns shows six placeholders and then its offers, in three columns @desktop', async ({
  page,
}) => {
  const { opened: released, open: answer } = createGate();
  await page.route('**/api/products/', async (route) => {
    await released;
    await route.fulfill({ json: rows.map((row) => ({ ...row, category: 'photography' })) });
  });
  await page.goto('/Video_And_Photography');
  const placeholders = page.getByRole('status', { name: 'Loading offers' }).locator('li');
  await expect(placeholders).toHaveCount(6);
  expect(await columnsOf(placeholders)).toBe(3);
  answer();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(5)).toBeVisible();
  expect(await columnsOf(cards)).toBe(3);
});

test('the card screens have two columns', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/new-products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  expect(await columnsOf(cards)).toBe(2);
});

test('a load error is shown in red @desktop', async ({ page }) => {
  await page.route('**/api/products/', (route) => route.fulfill({ json: {} }));
  await page.goto('/travels');
  const line = page.getByText('Failed to fetch travels');
  await expect(line).toBeVisible();
  const colour = await line.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
