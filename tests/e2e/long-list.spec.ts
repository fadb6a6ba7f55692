import { expect, serveCatalogue, test } from './gulit';

const count = 10_000;
const rows = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  product_name: `Offer ${index + 1}`,
  company_name: `Company ${index % 97}`,
  category: 'homes',
  location: 'Bole',
  discount: String(5 * (1 + (index % 4))),
  price: `${1000 + index}.00`,
  date_posted: new Date(Date.now() - index * 60_000).toISOString(),
  verified: true,
  images: [],
}));

test('a list of 10,000 offers draws fewer than 60 at a time, and scrolls to its end', async ({ page }) => {
  await serveCatalogue(page, rows);
  await page.goto('/homes');
  await expect(page.getByRole('article').first()).toBeVisible();
  const articles = () => page.getByRole('article').count();
  expect(await articles()).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect
    .poll(async () =>
      Number((await page.getByRole('article').first().textContent())?.match(/Offer (\d+)/)?.[1]),
    )
    .toBeGreaterThan(1000);
  expect(await articles()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('link', { name: `Offer ${count}`, exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
