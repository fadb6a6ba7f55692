import type { Locator, Page } from '@playwright/test';
import { expect, nameInView, serveTiles, test } from './gulit';
import { pageAtRest } from './settle';

/** In the middle of the demonstration's shops. */
const megenagna = { latitude: 9.0205, longitude: 38.8015 };

const articles = (page: Page) => page.getByRole('main').getByRole('article');

/** The markers of offers; the map's own buttons have titles as well. */
const markersOf = (map: Locator) => map.getByTitle(/^(?!Zoom)./);

/** Sets the device's position and allows it. */
async function stand(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(megenagna);
}

test.describe('the map', () => {
  /** Shows the map, which a phone has behind a button. */
  async function openMap(page: Page) {
    await page.goto('/nearby-shops');
    await expect(articles(page).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Show map' });
    if ((page.viewportSize()?.width ?? 0) < 1024) await button.click();
    const map = page.getByRole('region', { name: 'Map of these offers' });
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    let last = '';
    // The end of a catalogue that arrives in parts moves the map once.
    const isAtRest = async () => {
      const before = last;
      last = String(
        await markersOf(map).evaluateAll((all: HTMLElement[]) =>
          all.map((one) => one.title + one.style.cssText),
        ),
      );
      return last !== '' && last === before;
    };
    await expect.poll(isAtRest).toBe(true);
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
      // A single marker has the name of its offer, a group their number.
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
    const opener = (viewport?.width ?? 0) < 1024 ? /Filters/ : 'More';
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Discounts only' }).check();
    await expect.poll(titles).not.toEqual(before);
    expect(await titles()).not.toEqual([]);
    // The map, which the arrow keys move, its two buttons and the attribution.
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
