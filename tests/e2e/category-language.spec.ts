import { expect, test } from './gulit';

test.use({ locale: 'tr-TR' });

test('categories are found as English words in every browser', async ({ page }) => {
  await page.goto('/form');
  // In Turkish, an i is no small I.
  await page.getByRole('combobox', { name: 'Category' }).fill('insur');
  await expect(page.getByRole('option')).toHaveText(['Finance & Insurances']);
});
