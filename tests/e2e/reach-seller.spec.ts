import { buildRow } from '#tests/data/build-row';
import { expect, serveCatalogue, test } from './gulit';

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

test('a phone shows the start of the description within its first 700 px, and calls by one tap', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone only');
  const text = page.getByText(listing.description ?? '');
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.y).toBeLessThan(700);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+251911223344');
});

test('a desktop shows the number and copies it', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'a desktop only');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByRole('link', { name: 'Call +251 911 22 33 44' })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy +251 911 22 33 44' }).click();
  await expect(page.getByText('Number copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+251 911 22 33 44');
});

test('price and contact stay in view of a desktop', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has them in its bar');
  const call = page.getByRole('link', { name: 'Call +251 911 22 33 44' });
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

test('without a number Telegram is the main button of a desktop', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop only');
  await serveCatalogue(page, [
    {
      ...listing,
      contact_phone: null,
      contact_tick: 'https://tiktok.com/@sheger',
      date_posted: new Date().toISOString(),
    },
  ]);
  await page.reload();
  const ways = page.getByRole('list', { name: 'Contact the seller' }).getByRole('link');
  await expect(ways).toHaveText(['Telegram', 'TikTok']);
  const colours = await ways.evaluateAll((all) => all.map((way) => getComputedStyle(way).backgroundColor));
  expect(colours[0]).toBe('rgb(15, 107, 74)');
  expect(colours[1]).not.toBe(colours[0]);
});
