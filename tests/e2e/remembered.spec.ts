import { buildRow } from '#tests/data/build-row';
import { expect, serveCatalogue, test } from './gulit';
import { expectNoViolation } from './violations';

const names = ['Quiet fridge', 'Tall fridge', 'Small fridge', 'Used fridge'];
const rows = names.map((product_name, index) =>
  buildRow({
    id: index + 1,
    product_name,
    company_name: `Seller ${index}`,
    category: 'homes',
    product_photo: '/art/appliances.webp',
    price: `${index + 9}000`,
    date_posted: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
  }),
);

test('a search is saved, and what comes to it is counted and marked at the next visit', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  await serveCatalogue(page, rows.slice(1));
  await page.goto('/search?query=fridge');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText(/^Search saved/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('gulit:saved-searches')))
    .toContain('"known":["2","3","4"]');
  await serveCatalogue(page, rows);
  await page.goto('/saved');
  await page.getByRole('link', { name: '“fridge” 1 new' }).click();
  const row = page.getByRole('article').filter({ hasText: 'Quiet fridge' });
  await expect(row.getByText('New offer', { exact: true })).toBeVisible();
  await expect(page.getByText('New offer', { exact: true })).toHaveCount(1);
  await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('link', { name: '“fridge”', exact: true })).toBeVisible();
  await expectNoViolation(page);
});

test('a list is shared by its address, and says what has changed once it is saved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveCatalogue(page, rows);
  await page.goto('/saved?ids=1,77,2');
  await expect(page.getByText(/^1 offer in this list is gone/)).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Save all' }).click();
  await serveCatalogue(page, [{ ...rows[0], price: '8500.00' }, rows[2] ?? {}]);
  await page.goto('/saved');
  await expect(page.getByText('Was 9,000, now 8,500 Birr')).toBeVisible();
  await page.getByRole('link', { name: 'Find similar offers: Tall fridge' }).click();
  await expect(page.getByRole('link', { name: 'Small fridge' })).toBeVisible();
});
