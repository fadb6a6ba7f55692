import type { Locator, Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';

const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 1024;

/** In px from the top left of the screen. */
async function edges(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  product_name: `Mountain bicycle number ${index + 1} with twenty-one gears and a basket`,
  company_name: 'Sheger Cycles',
  category: 'homes',
  discount: index % 2 === 0 ? 'waiting' : '10',
  location: 'Bole, Addis Ababa',
  price: '1250000.00',
  product_photo: '/art/homes.webp',
  contact_phone: '0911 234567',
  contact_telegram: 'https://t.me/sheger',
  date_posted: new Date(Date.now() - index * 60_000).toISOString(),
  verified: true,
}));

const offersOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('article');

test('the home page begins with its offers', async ({ page, viewport }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  const offers = offersOf(page, 'Fresh offers');
  await expect(offers).toHaveCount(8);
  const shown = await Promise.all((await offers.all()).map(edges));
  const tops = shown.map(({ top }) => top);
  if (!isPhone(viewport)) {
    expect(tops[0]).toBeLessThanOrEqual(260);
    expect(tops.slice(0, 4).every((top) => top === tops[0])).toBe(true);
    return;
  }
  await expect(page.getByRole('searchbox', { name: 'Search Your Need' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Discounts' }).getByRole('link')).toHaveCount(4);
  expect((await edges(offers.first().locator('img'))).bottom).toBeLessThanOrEqual(300);
  expect((await edges(offers.first().getByText('1,250,000 Birr'))).bottom).toBeLessThanOrEqual(300);
  const floor = await edges(page.getByRole('textbox', { name: 'Your request' }));
  expect(shown.filter(({ bottom }) => bottom <= floor.top).length).toBeGreaterThanOrEqual(2);
});

test('the home page repeats no offer among its daily discounts', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  await expect(offersOf(page, 'Daily Discounts')).toHaveCount(4);
  const fresh = await offersOf(page, 'Fresh offers').getByRole('heading').allTextContents();
  const daily = await offersOf(page, 'Daily Discounts').getByRole('heading').allTextContents();
  expect(daily.filter((name) => fresh.includes(name))).toEqual([]);
});

test('place and price lead from the home page into the offers', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'a phone has them in the lists');
  await page.goto('/');
  await page.getByRole('button', { name: 'Near', exact: true }).click();
  await page.getByRole('combobox', { name: 'Pick a place by hand' }).selectOption('Bole');
  await page.getByRole('link', { name: 'Within 5 km' }).click();
  await expect(page).toHaveURL(/\/search\?sort=nearest&within=5$/);
  await expect(page.getByText(/· (under 100 m|[0-4]\.\d km)$/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Near: Bole' })).toBeVisible();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Up to 1,000 Birr' })).toBeHidden();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('link', { name: 'Up to 1,000 Birr' }).click();
  await expect(page).toHaveURL(/\/search\?max=1000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
