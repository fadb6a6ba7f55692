import { verificationCode } from '@/mocks/sign-in/mock-settings';
import { expect, test } from './gulit';
import { keyTo } from './key-to';
import { test as testSignedIn } from './sign-in-build';

test('from the home page to the seller by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first();
  await keyTo(page, search);
  await page.keyboard.type('fridge');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeFocused();
  await keyTo(page, page.getByRole('button', { name: 'Location', exact: true }));
  await page.keyboard.press('Enter');
  const around = page.getByRole('combobox', { name: 'Location' });
  await keyTo(page, around);
  await page.keyboard.type('Bol');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Bole');
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

test('from the shop to the end of the checkout by keyboard alone', async ({ page }) => {
  await page.goto('/forsale');
  await keyTo(page, page.getByRole('button', { name: 'Add to cart : Wrist watch' }));
  await page.keyboard.press('Enter');
  const cart = page.getByRole('region', { name: 'Cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await keyTo(page, cart.getByRole('button', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeFocused();
  await keyTo(page, page.getByRole('link', { name: 'Pretend to pay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Payment Successful!/ })).toBeFocused();
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

testSignedIn('signing up by keyboard alone leads into the form', async ({ page }) => {
  await page.goto('/signup');
  await keyTo(page, page.getByLabel('Email'));
  await page.keyboard.type('selam@example.com');
  await keyTo(page, page.getByLabel('Password'));
  await page.keyboard.type('a long secret');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code');
  await expect(code).toBeVisible();
  if (!(await code.evaluate((field) => field === document.activeElement))) await keyTo(page, code);
  await page.keyboard.type(verificationCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
  // This ends at the form; `form-accessibility.spec.ts` fills it in and sends it by keyboard.
  await keyTo(page, page.getByRole('banner').getByRole('link', { name: 'Add Post' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Promote Your Product' })).toBeFocused();
});
