import type { Locator, Page } from '@playwright/test';
import { expect, listIsWhole, serveTiles, test } from './gulit';

/** A position in the middle of the demonstration's shops. */
const megenagna = { latitude: 9.0205, longitude: 38.8015 };

/** The markers of offers. The map's own buttons also have titles. */
const markersOf = (map: Locator) => map.getByTitle(/^(?!Zoom)./);

/** Sets the device's position and grants permission. */
async function stand(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(megenagna);
}

/** Shows the map. On a phone a button opens it. */
async function openMap(page: Page) {
  await page.goto('/nearby-shops');
  await listIsWhole(page);
  const button = page.getByRole('button', { name: 'Show map' });
  if ((page.viewportSize()?.width ?? 0) < 1024) await button.click();
  const map = page.getByRole('region', { name: 'Map of these offers' });
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  let last = '';
  // The map moves once more when the rest of the catalogue arrives.
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

test('the code and tiles of the map load only when it opens, and the tile server learns only our origin @phone', async ({
  page,
}) => {
  await serveTiles(page);
  await stand(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const forMap = () => asked.filter((url) => /shop-map|tile\.openstreetmap/.test(url));
  for (const address of ['/', '/nearby-detail?id=480', '/nearby-shops']) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(forMap()).toEqual([]);
  const tile = page.waitForRequest(/tile\.openstreetmap\.org/);
  await openMap(page);
  await expect.poll(() => forMap().length).toBeGreaterThan(2);
  expect(await (await tile).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`);
});

test('the map shows the offers at a marker, even if its tiles fail to load', async ({ page }) => {
  await serveTiles(page, { lost: true });
  await stand(page);
  const map = await openMap(page);
  const marker = markersOf(map).last();
  const title = (await marker.getAttribute('title')) ?? '';
  await marker.click();
  const listings = map.getByRole('region', { name: 'Offers at this location' });
  const links = listings.getByRole('link');
  // A marker for one offer has that offer's name. A marker for several has their number.
  const count = Number(/^(\d+) offers$/.exec(title)?.[1] ?? 1);
  await expect(links).toHaveCount(count);
  if (count === 1) await expect(links).toContainText(title);
  await listings.getByRole('button', { name: 'Close' }).click();
  await expect(listings).toHaveCount(0);
  // Markers are not tab stops. The four stops are the map, its two buttons and the attribution.
  await expect(map.locator('[tabindex="0"], a[href], button')).toHaveCount(4);
  await marker.click();
  const name = (await links.first().locator('bdi').first().textContent()) ?? '';
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
