import type { Locator, Page } from '@playwright/test';
import { expect, nameInView, serveTiles, test } from './gulit';
import { pageAtRest } from './settle';

/** In the middle of the demonstration's shops. */
const megenagna = { latitude: 9.0205, longitude: 38.8015 };

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const distances = async (page: Page) => {
  const texts = await articles(page).allInnerTexts();
  return texts.map((text) => Number(/([\d.]+) km/.exec(text)?.[1] ?? 0));
};

/** The markers of offers; the map's own buttons have titles as well. */
const markersOf = (map: Locator) => map.getByTitle(/^(?!Zoom)./);

/** The device is here, and may say so. */
async function stand(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(megenagna);
}

for (const address of ['/nearby-shops', '/Marine_And_Boating_Services']) {
  test.describe(address, () => {
    test('granted before: the list stands at once, nearest first, the distance on every row', async ({
      page,
    }) => {
      await serveTiles(page);
      await stand(page);
      await page.goto(address);
      // Other offers may stand here until the browser has said that it was permitted before.
      await expect(articles(page).first()).toContainText(/ km|under 100 m/);
      const shown = await distances(page);
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      for (const text of await articles(page).allInnerTexts()) expect(text).toMatch(/ km|under 100 m/);
    });

    test('denied: says so and shows nothing, until a town is picked', async ({ page }) => {
      await serveTiles(page);
      await page.goto(address);
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(alert(page)).toContainText('❌ Location access denied. Showing no products.');
      await expect(articles(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(alert(page)).toContainText('❌ Location access denied. Showing no products.');
      await page.getByRole('combobox', { name: 'Pick a place' }).selectOption('Bole, Addis Ababa');
      await expect(articles(page).first()).toBeVisible();
      await page.reload();
      await expect(articles(page).first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Around' })).toHaveValue('Bole');
    });

    test('absent: says so', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
      await page.goto(address);
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(alert(page)).toContainText('❌ Geolocation not supported by this browser.');
      await expect(articles(page)).toHaveCount(0);
    });
  });
}

test('a device that finds nothing in its time says so', async ({ page }) => {
  await page.clock.install();
  // As a device does that has no signal: nothing is heard of it until the time is over.
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (_succeed, fail, options) => {
      const error = {
        code: 3,
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
        message: '',
      } as const;
      setTimeout(() => fail?.(error), options?.timeout);
    };
  });
  await page.goto('/nearby-shops');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Finding where you are...')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(alert(page)).toContainText('Finding your location took too long.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without its endpoint, what the catalogue has within 2 km is shown', async ({ page, complaints }) => {
  await serveTiles(page);
  await stand(page);
  await page.route('**/api/products/nearby/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/nearby-shops');
  await expect(alert(page)).toContainText('No internet connection nearby shops');
  await expect(articles(page).first()).toBeVisible();
  const shown = await distances(page);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(Math.max(...shown)).toBeLessThanOrEqual(2);
  // The browser's own report of each failed try.
  expect(complaints.splice(0).every((complaint) => complaint.includes('503'))).toBe(true);
  await page.unroute('**/api/products/nearby/**');
});

test.describe('the map', () => {
  /** Shows the map, which a phone has behind a button. */
  async function openMap(page: Page) {
    await page.goto('/nearby-shops');
    await expect(articles(page).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Show map' });
    if ((page.viewportSize()?.width ?? 0) < 1024) await button.click();
    const map = page.getByRole('region', { name: 'Map of these offers' });
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    return map;
  }

  test('is loaded only where it is shown, tiles and code', async ({ page, viewport }) => {
    await serveTiles(page);
    await stand(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const forMap = () => asked.filter((url) => /shop-map|tile\.openstreetmap/.test(url));
    for (const address of ['/', '/homes', '/nearby-detail?id=480', '/recents']) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.waitForTimeout(800);
    }
    expect(forMap()).toEqual([]);
    await page.goto('/nearby-shops');
    await expect(articles(page).first()).toBeVisible();
    if ((viewport?.width ?? 0) < 1024) expect(forMap()).toEqual([]);
    await openMap(page);
    await expect.poll(() => forMap().length).toBeGreaterThan(2);
  });

  for (const lost of [false, true]) {
    test(`shows what is at a marker, ${lost ? 'without' : 'with'} tiles`, async ({ page }) => {
      await serveTiles(page, { lost });
      await stand(page);
      const map = await openMap(page);
      const marker = markersOf(map).last();
      const title = (await marker.getAttribute('title')) ?? '';
      await marker.click();
      const listings = map.getByRole('region', { name: 'Offers at this place' });
      const links = listings.getByRole('link');
      // Alone it bears the name of its offer, else their number.
      const count = Number(/^(\d+) offers$/.exec(title)?.[1] ?? 1);
      await expect(links).toHaveCount(count);
      if (count === 1) await expect(links).toContainText(title);
      await listings.getByRole('button', { name: 'Close' }).click();
      await expect(listings).toHaveCount(0);
      await marker.click();
      const name = (await links.first().locator('bdi').first().textContent()) ?? '';
      await links.first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  }

  test('follows the filters, and its markers are no stops of the keyboard', async ({ page, viewport }) => {
    await serveTiles(page);
    await stand(page);
    const map = await openMap(page);
    const titles = () => markersOf(map).evaluateAll((all) => all.map((one) => one.getAttribute('title')));
    const before = await titles();
    if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: /Filters/ }).click();
    await page.getByRole('checkbox', { name: 'Discounts only' }).check();
    await expect.poll(titles).not.toEqual(before);
    expect(await titles()).not.toEqual([]);
    // The map itself, which the arrows move, its two buttons and the attribution.
    const stops = await map.locator('[tabindex="0"], a[href], button').evaluateAll((all) => all.length);
    expect(stops).toBe(4);
  });
});

test('going back to the list finds it at the same place, at once', async ({ page }) => {
  await serveTiles(page);
  await stand(page);
  await page.goto('/nearby-shops');
  await expect(articles(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await pageAtRest(page);
  const before = await page.evaluate(() => window.scrollY);
  const name = await nameInView(articles(page).getByRole('heading').getByRole('link'));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name }).first()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
