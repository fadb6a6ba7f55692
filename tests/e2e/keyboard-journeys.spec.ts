import { expect, test } from './gulit';
import { keyTo } from './key-to';

test('from the home page to the seller by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first();
  await keyTo(page, search);
  await page.keyboard.type('fridge');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeFocused();
  await keyTo(page, page.getByRole('button', { name: 'Near', exact: true }));
  await page.keyboard.press('Enter');
  const around = page.getByRole('combobox', { name: 'Near' });
  await keyTo(page, around);
  await page.keyboard.type('Bol');
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Bole');
  await page.keyboard.press('Escape');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(/km|under 100 m/);
  const link = first.getByRole('link').first();
  const name = await link.innerText();
  await keyTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const call = page.getByRole('main').getByRole('link', { name: /^(Call|Telegram|Message)/ });
  await keyTo(page, call.filter({ visible: true }).first());
});

test('a request is asked and found again by keyboard alone', async ({ page }) => {
  await page.goto('/services');
  const box = page.getByRole('textbox', { name: 'Your request' });
  await expect(box).toBeVisible();
  await keyTo(page, box, 'Shift+Tab');
  await page.keyboard.type('A sofa for three');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✅ Message submitted!')).toBeVisible();
  const own = page.getByRole('complementary', { name: 'Ask for what you need' }).getByRole('link');
  await keyTo(page, own, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('A sofa for three');
});
