import { expect, test } from './gulit';

test('rows take the places that their skeletons kept', async ({ page }) => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/', async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto('/homes');
  const loading = page.getByRole('status', { name: 'Loading offers' });
  await expect(loading).toBeVisible();
  const skeleton = await loading.locator('li').first().boundingBox();
  answer();
  // The first row may change while the catalogue is loading.
  await expect(page.getByRole('main').getByText(/^\d+ offers$/)).toBeVisible();
  const row = await page.getByRole('article').first().boundingBox();
  expect(Math.abs((row?.y ?? 0) - (skeleton?.y ?? 1000))).toBeLessThanOrEqual(1);
});

test('a page whose code is slow is waited for at its top', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/privacy-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/weekly%20discounts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.waitForTimeout(100);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  arrive();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
});

test.describe('a part that cannot be loaded costs only itself', () => {
  test.afterEach(({ complaints }) => {
    // The console shows only what could not be loaded.
    complaints.splice(0, Infinity, ...complaints.filter((text) => !text.includes('Failed to')));
  });

  test('the menu', async ({ page }) => {
    await page.route('**/assets/late-*.js', (route) => route.abort());
    await page.goto('/services');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The menu could not be loaded.' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  });

  test('a page', async ({ page }) => {
    await page.route('**/assets/services-page-*.js', (route) => route.abort());
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(page).toHaveTitle('Services · Gulit');
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  });
});
