import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gulit';
import { edges } from './layout';
import { expectNoViolation } from './violations';

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first();
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Focuses the search field, which is behind an icon on a phone except on the home page. */
async function openSearch(page: Page): Promise<Locator> {
  if (isPhone(page) && new URL(page.url()).pathname !== '/')
    await page.getByRole('button', { name: 'Open search' }).tap();
  else await field(page).click();
  return field(page);
}

test('suggestions and close results have no accessibility violation and fit 320 px @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('gulit:searches', '["fridge bole","sofa","ቴሌቪዥን"]'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/search?query=fridje%20bole%20under%2040000');
  await expect(page.getByRole('list', { name: 'How we read your search' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save (?!this search)/ }).first()).toBeVisible();
  await expectNoViolation(page);
  const search = await openSearch(page);
  await search.fill('');
  await expect(list(page).getByRole('option')).toHaveCount(3);
  await expectNoViolation(page);
  await search.fill('fridge bole');
  await expect(list(page).getByRole('group', { name: 'Offers' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolation(page);
  const { left, right } = await edges(list(page));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});
