import type { Locator } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { isPhone, rows } from './layout';

/** How many of the first six stand beside each other. */
const columnsOf = (items: Locator): Promise<number> =>
  items.evaluateAll(
    (all) => new Set(all.slice(0, 6).map((item) => Math.round(item.getBoundingClientRect().left))).size,
  );

test('the card grid has three columns, of six placeholders and then of cards', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'a phone has room for one');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/', async (route) => {
    await asked;
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

test('the content of a page is at most 1200 px wide', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'a phone is narrower');
  await page.setViewportSize({ width: 1800, height: 900 });
  for (const path of ['/', '/homes', '/form', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.width, path).toBe(1200);
  }
});

test('a failed load is said in red', async ({ page }) => {
  await page.route('**/api/products/', (route) => route.fulfill({ json: {} }));
  await page.goto('/travels');
  const line = page.getByText('Failed to fetch travels');
  await expect(line).toBeVisible();
  const colour = await line.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

for (const path of [
  '/aboutus',
  '/helpcenter',
  '/privacy',
  '/terms',
  '/shipping-info',
  '/technologymethods',
  '/new%20advantages',
  '/brands',
  '/customerservices',
  '/language',
  '/contactus',
  '/form',
  '/myposts',
  '/myprofile',
  '/login',
  '/signup',
  '/logout',
  '/notifications',
  '/chat',
  '/comments?product=3&image=1',
  '/wallet',
  '/payment-updates',
  '/track-order',
  '/forsale',
  '/success',
  '/cancel',
  '/welcome',
  '/saved',
  '/compare',
  '/services',
  '/homes',
  '/search?query=a',
  '/nearby-shops',
  '/recents',
  '/nearby-detail?id=99999',
  '/no-such-page',
])
  test(`the heading of ${path} begins at the one left edge of a desktop`, async ({ page, viewport }) => {
    test.skip(isPhone(viewport), 'a phone has one column');
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const left = await heading.evaluate((element) => element.getBoundingClientRect().left);
    const edge = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left + 16);
    expect(left).toBeCloseTo(edge, 0);
  });
