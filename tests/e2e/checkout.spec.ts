import { expect, test } from './gulit';
import { expectNoViolation } from './violations';

test('a test checkout works from start to finish without an accessibility violation @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const cart = page.getByRole('region', { name: 'Cart' });
  await page.goto('/forsale');
  await expect(cart.getByText('No items in cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
  await page.getByText('Specs of Wrist watch').click();
  await page.getByRole('button', { name: /^Show cart \(1\)/ }).click();
  await expect(cart.getByRole('heading', { name: 'Cart' })).toBeInViewport();
  await expectNoViolation(page);
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Payment was cancelled. You can try again.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Pretend to pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payment Successful!/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(cart.getByText('No items in cart.')).toBeVisible();
});
