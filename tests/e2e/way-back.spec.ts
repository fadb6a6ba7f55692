import { expect, listIsWhole, nameInView, test } from './gulit';
import { holdFiles } from './hold-app';
import { isPhone } from './layout';
import { pageAtRest } from './settle';

test('Back and a reload return to the same position in a list, with its filters, and a typed address opens at its top', async ({
  page,
}) => {
  await page.goto('/weekly%20discounts');
  await listIsWhole(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Biggest discount');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400);
  await pageAtRest(page);
  const before = await page.evaluate(() => window.scrollY);
  const target = page.getByRole('article').filter({ visible: true }).getByRole('heading').getByRole('link');
  const name = await nameInView(target);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name }).first()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('discount');
  await page.goto('/search?query=a');
  await expect(page.getByRole('article').first()).toBeVisible();
  await pageAtRest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back returns to the top of a page that was left at its top', async ({ page, isMobile }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Discounts' })
    .getByRole('link', { name: 'Weekly Discounts' })
    .click();
  await listIsWhole(page);
  await page.evaluate(() => window.scrollTo(0, 1000));
  await pageAtRest(page);
  await page.goBack();
  // A phone shows another heading.
  const heading = isMobile ? 'Newest offers' : /^Good offers/;
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page whose code loads slowly opens at the top', async ({ page, viewport }) => {
  const release = await holdFiles(page, '**/assets/privacy-*.js');
  await page.goto('/weekly%20discounts');
  await listIsWhole(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await pageAtRest(page);
  const footer = page.getByRole('contentinfo');
  const press = (element: HTMLElement) => element.click();
  if (isPhone(viewport)) await footer.getByRole('button', { name: 'More' }).evaluate(press);
  await footer.getByRole('link', { name: 'Privacy' }).evaluate(press);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
});

test('the Back button returns to the previous page, even after a full page load, and never leaves the app', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.goto('about:blank');
  await page.goto('/homes');
  await page.goto('/services');
  await back.click();
  await expect(page).toHaveURL(/\/homes$/);
  await listIsWhole(page);
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good offers/ })).toBeAttached();
});
