import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gulit';
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

test('a fridge below 20,000 Birr near Bole is called with three taps', async ({ page }) => {
  test.skip(!isPhone(page), 'taps are a phone’s');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto('/');
  await tap(field(page));
  await page.keyboard.type('fridge bole under 20000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Near Bole from the search' })).toBeVisible();
  const listings = page.getByRole('main').getByRole('article');
  await expect(listings.first()).toContainText(/fridge|refrigerator/i);
  const [price, distance] = await listings
    .first()
    .innerText()
    .then((text) => [/([\d,]+) Birr/.exec(text)?.[1], /([\d.]+) km/.exec(text)?.[1]]);
  expect(Number(price?.replaceAll(',', ''))).toBeLessThanOrEqual(20_000);
  expect(Number(distance ?? 0)).toBeLessThan(10);
  await tap(listings.first().getByRole('link').first());
  const call = page.getByRole('main').getByRole('link', { name: /^Call/ }).filter({ visible: true }).first();
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await tap(call);
  expect(taps).toBe(3);
});

for (const typed of ['used fridge', 'fridge under 20000 near bole']) {
  test(`“${typed}”, which no name has, shows an offer within 300 px of a phone`, async ({ page }) => {
    test.skip(!isPhone(page), 'a desktop has room');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/search?query=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('button', { name: `Ask for "${typed}"` })).toBeVisible();
    const first = page.getByRole('main').getByRole('article').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300);
  });
}

test('suggestions load on the first focus, and no sooner', async ({ page }) => {
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

test('the keyboard goes through the suggestions, and Escape closes them before the field', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
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

for (const scheme of ['light', 'dark'] as const) {
  test(`open suggestions and what is close have no violation in the ${scheme} theme, also on 320 px`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== (scheme === 'dark'), 'the other theme is looked at on this size');
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('gulit:searches', '["fridge bole","sofa","ቴሌቪዥን"]'));
    const sizes = isPhone(page) ? [360, 320] : [1440];
    for (const width of sizes) {
      await page.setViewportSize({ width, height: isPhone(page) ? 740 : 900 });
      await page.goto('/search?query=fridje%20bole%20under%2040000');
      await expect(page.getByRole('list', { name: 'What we understood' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Ask for/ })).toBeVisible();
      // Like and share load in idle time.
      await page.waitForTimeout(300);
      await expectNoViolation(page);
      const search = await openSearch(page);
      await search.fill('');
      await expect(list(page).getByRole('option')).toHaveCount(3);
      await expectNoViolation(page);
      await search.fill('fridge bole');
      await expect(list(page).getByRole('group', { name: 'Offers' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolation(page);
      const box = await list(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}
