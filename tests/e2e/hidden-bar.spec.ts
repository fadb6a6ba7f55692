import { expect, listIsWhole, nameInView, test } from './gulit';
import { pageAtRest } from './settle';

test('the bar hides after scrolling down 10 px and shows when scrolling up, but never hides with keyboard focus inside', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeAttached();
  const bar = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(10);
  await pageAtRest(page);
  await expect(bar).toBeInViewport();
  await scrollTo(400);
  await expect(bar).not.toBeInViewport();
  await scrollTo(380);
  await expect(bar).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await scrollTo(900);
  await pageAtRest(page);
  await expect(bar).toBeInViewport();
});

test('the bar hides after a jump down by more than a screen, but not if Back caused the jump', async ({
  page,
}) => {
  await page.goto('/weekly%20discounts');
  await listIsWhole(page);
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(bar).not.toBeInViewport();
  const name = await nameInView(page.getByRole('article').getByRole('heading').getByRole('link'));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  await pageAtRest(page);
  await expect(bar).toBeInViewport();
});
