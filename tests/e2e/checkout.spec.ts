import type { Page } from '@playwright/test';
import { expect, test } from './gulit';
import { expectNoViolation } from './violations';

/** Opens the storefront and puts the watch in the cart. */
async function pickWatch(page: Page): Promise<void> {
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
}

const theCart = (page: Page) => page.getByRole('region', { name: 'Cart' });
const checkOut = (page: Page) => theCart(page).getByRole('button', { name: 'Checkout' }).click();
const lines = (page: Page) => theCart(page).getByRole('listitem');

test('a test checkout works from start to finish without an accessibility violation @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/forsale');
  await expect(theCart(page).getByText('No items in cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
  await page.getByText('Specs of Wrist watch').click();
  await page.getByRole('button', { name: /^Show cart \(1\)/ }).click();
  await expect(theCart(page).getByRole('heading', { name: 'Cart' })).toBeInViewport();
  await expectNoViolation(page);
  await checkOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Payment was cancelled. You can try again.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Pretend to pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payment Successful!/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(theCart(page).getByText('No items in cart.')).toBeVisible();
});

test('the cart is the same after a reload and in every tab, with all pictures @desktop', async ({
  page,
  context,
}) => {
  await pickWatch(page);
  await page.reload();
  await expect(lines(page)).toHaveText(/Wrist watch/);
  const other = await context.newPage();
  await other.goto('/forsale');
  await other.getByRole('button', { name: 'Add to cart : Electric guitar' }).click();
  await expect(lines(page)).toHaveText([/Wrist watch/, /Electric guitar/]);
  const pictures = page.getByRole('article').locator('img');
  const widths = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual(Array.from({ length: 17 }, () => 480));
});
