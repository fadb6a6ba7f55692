import { buildRow } from '#tests/data/build-row';
import { expect, serveCatalogue, test } from './gulit';
import { edges } from './layout';

const listing = buildRow({
  id: 7,
  product_name: 'Family fridge with freezer, two doors',
  company_name: 'Sheger Home',
  description: 'Two years old and quiet. Come and see it any day after four.',
  contact_phone: '+251 911 22 33 44',
  contact_telegram: 't.me/sheger',
  price: '18500.00',
  product_photo: '/art/homes.webp',
  images: [1, 2, 3, 4, 5].map((id) => ({ id, image: `/art/homes.webp?${id}` })),
});

test.beforeEach(async ({ page }) => {
  await serveCatalogue(page, [{ ...listing, date_posted: new Date().toISOString() }]);
  await page.goto('/nearby-detail?id=7');
});

test('a phone shows the start of the description within 700 px @phone', async ({ page }) => {
  const text = page.getByText(listing.description ?? '');
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.y).toBeLessThan(700);
});

test('on a desktop the request box covers no contact, and price and contacts stay in view while scrolling @desktop', async ({
  page,
}) => {
  const share = page.getByRole('button', { name: /^Share / }).first();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const aside = page.getByRole('complementary', { name: 'Ask for what you need' });
    await expect(aside).toBeVisible();
    const box = await edges(aside);
    expect((await edges(share)).bottom).toBeLessThanOrEqual(box.top);
  }
  const call = page.getByRole('link', { name: 'Call +251 911 223 344' });
  const price = page.getByRole('main').getByText('18,500 Birr').first();
  await expect(page.getByRole('heading', { name: 'Stay safe' })).toBeVisible();
  // The page has its full length once its end has loaded.
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  }).toPass();
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(price).toBeInViewport({ ratio: 1 });
  await call.click({ trial: true });
});
