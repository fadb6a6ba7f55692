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

test("a search without an exact hit shows an offer within 300 px of a phone's top @phone", async ({
  page,
}) => {
  for (const typed of ['used fridge', 'fridge under 20000 near bole']) {
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('button', { name: `Ask for "${typed}"` })).toBeVisible();
    const first = page.getByRole('main').getByRole('article').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300);
  }
});

test('suggestions load on the first focus, and no sooner @phone', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const ofSearch = () => loaded.filter((url) => /search-(suggestions|index)/.test(url));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  await openSearch(page);
  await expect.poll(() => ofSearch().length).toBeGreaterThan(0);
});

test('arrow keys move through suggestions, and Escape closes them before the field @desktop', async ({
  page,
}) => {
  await page.goto('/terms');
  const search = await openSearch(page);
  await search.pressSequentially('fridge');
  await expect(list(page).getByRole('group', { name: 'Offers' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  const last = list(page).getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await expect(search).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('fridge');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const listing = list(page).getByRole('option', { selected: true });
  const name = (await listing.locator('[dir]').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('suggestions and close results have no violation and fit 320 px @phone', async ({ page }) => {
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
