import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { edges, isPhone, rows } from './layout';

const listingsOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('article');

test('the home page begins with its offers', async ({ page, viewport }) => {
  await serveCatalogue(page, rows);
  await page.goto('/');
  const listings = listingsOf(page, 'Newest offers');
  await expect(listings).toHaveCount(8);
  const shown = await Promise.all((await listings.all()).map(edges));
  const tops = shown.map(({ top }) => top);
  if (!isPhone(viewport)) {
    expect(tops[0]).toBeLessThanOrEqual(260);
    expect(tops.slice(0, 4).every((top) => top === tops[0])).toBe(true);
    return;
  }
  await expect(page.getByRole('combobox', { name: 'Search Your Need' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Discounts' }).getByRole('link')).toHaveCount(4);
  // Its photo is square, and its price stands below it.
  const photo = await edges(listings.first().locator('img'));
  expect(photo.top).toBeLessThanOrEqual(220);
  expect(photo.bottom - photo.top).toBeCloseTo(photo.right - photo.left, 0);
  const price = await edges(listings.first().getByText('1,250,000 Birr'));
  expect(price.top).toBeGreaterThanOrEqual(photo.bottom);
  expect(price.bottom).toBeLessThanOrEqual(400);
  const floor = await edges(page.getByRole('textbox', { name: 'Your request' }));
  expect(shown.filter(({ bottom }) => bottom <= floor.top).length).toBeGreaterThanOrEqual(2);
  const tiles = page.getByRole('region', { name: 'Explore More Products' }).getByRole('listitem');
  const places = await Promise.all((await tiles.all()).map(edges));
  expect(places).toHaveLength(15);
  expect(new Set(places.map(({ left }) => left)).size).toBe(3);
});

test('the names in a row of tiles are aligned', async ({ page }) => {
  // On a phone the first discount has no room beside its price.
  const prices = ['12500000.00', null, '90.00', '12500000.00', null, '1250000.00', '90.00', null];
  const discounts = ['10', '', 'ended', '', 'waiting', 'ended', '10', '5'];
  await serveCatalogue(
    page,
    rows.map((row, index) => ({ ...row, price: prices[index % 8], discount: discounts[index % 8] })),
  );
  await page.goto('/');
  const names = listingsOf(page, 'Newest offers').getByRole('heading');
  await expect(names).toHaveCount(8);
  const places = await Promise.all((await names.all()).map(edges));
  const columns = new Set(places.map(({ left }) => left)).size;
  expect(new Set(places.map(({ top }) => top)).size).toBe(8 / columns);
});

test('place and price lead from the home page into the offers @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Near', exact: true }).click();
  await page.getByRole('combobox', { name: 'Near' }).selectOption('Bole');
  await page.getByRole('link', { name: 'Within 5 km' }).click();
  await expect(page).toHaveURL(/\/search\?sort=nearest&within=5$/);
  await expect(page.getByText(/· (under 100 m|[0-4]\.\d km)$/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Near Bole' })).toBeVisible();
  const near = page.getByRole('button', { name: 'Near Bole' });
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Price' })).toBeVisible();
  // One click goes from one panel to the next, and a second one closes it.
  await near.click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Price' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Near Bole' })).toBeVisible();
  await near.click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(near).toBeFocused();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Up to 1,000 Birr' })).toBeHidden();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('link', { name: 'Up to 1,000 Birr' }).click();
  await expect(page).toHaveURL(/\/search\?max=1000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
