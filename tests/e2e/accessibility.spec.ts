import { expect, serveTiles, test } from './gulit';
import { edges, isPhone } from './layout';
import { expectNoViolation } from './violations';

// The crawl checks every page. These tests check what a tap opens.
test.beforeEach(({ page, isMobile }) =>
  page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('the map, its offers and a denied location have no accessibility violation @phone', async ({
  page,
  viewport,
}) => {
  await serveTiles(page);
  await page.goto('/nearby-shops');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('combobox', { name: 'Near' }).selectOption('Megenagna, Addis Ababa');
  await expect(page.getByRole('article').first()).toBeVisible();
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of these offers' });
  await map
    .getByTitle(/^(?!Zoom)./)
    .last()
    .click();
  await expect(map.getByRole('region')).toBeVisible();
  await expectNoViolation(page);
});

test('the menu, the filters, the cart and everything else that a tap opens have no accessibility violation', async ({
  page,
  viewport,
}) => {
  const check = () => expectNoViolation(page);
  await page.addInitScript(() => localStorage.setItem('gulit:viewed', '["480","470","450","430","486"]'));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).not.toHaveCount(0);
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .first()
    .click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await check();
  await page.goto('/homes?sort=nearest&discount=only');
  await expect(page.getByRole('article').first()).toBeVisible();
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: /Filters/ }).click();
  await check();
  // On a phone the filters are a dialog, which has to close before the menu can open.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByText('All categories').click();
  await check();
  await page.goto('/recents');
  await page
    .getByRole('button', { name: /^More\.\.\./ })
    .first()
    .click();
  await expect(page.getByText(/^Posted/).first()).toBeVisible();
  await check();
  await page.goto('/nearby-detail?id=480');
  await page.getByRole('button', { name: /Zoom photo 1 / }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await check();
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Add to cart : Wrist watch' }).click();
  if (isPhone(page.viewportSize())) await page.getByText('Specs of Wrist watch').click();
  await expect(page.getByRole('list', { name: 'Specs of Wrist watch' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible();
  await check();
});

test('search suggestions and close results have no accessibility violation, and fit 320 px @phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gulit:searches', '["fridge bole","sofa","ቴሌቪዥን"]'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/search?query=fridje%20bole%20under%2040000');
  await expect(page.getByRole('list', { name: 'How we read your search' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save (?!this search)/ }).first()).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Open search' }).tap();
  const search = page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await search.fill('');
  await expect(list.getByRole('option')).toHaveCount(3);
  await expectNoViolation(page);
  await search.fill('fridge bole');
  await expect(list.getByRole('group', { name: 'Offers' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolation(page);
  const { left, right } = await edges(list);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});
