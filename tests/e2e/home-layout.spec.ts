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
  // The photo is square, and the price is below it.
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

test('names and places in a row of tiles are aligned', async ({ page }) => {
  // On a phone the first discount has no room beside its price.
  const prices = ['12500000.00', null, '90.00', '12500000.00', null, '1250000.00', '90.00', null];
  const discounts = ['10', '', 'ended', '', 'waiting', 'ended', '10', '5'];
  await serveCatalogue(
    page,
    rows.map((row, index) => ({ ...row, price: prices[index % 8], discount: discounts[index % 8] })),
  );
  await page.goto('/');
  const offers = listingsOf(page, 'Newest offers');
  const names = offers.getByRole('heading');
  await expect(names).toHaveCount(8);
  for (const parts of [names, offers.locator('> div > :last-child')]) {
    const places = await Promise.all((await parts.all()).map(edges));
    const columns = new Set(places.map(({ left }) => left)).size;
    expect(new Set(places.map(({ top }) => top)).size).toBe(8 / columns);
  }
});
