import type { Page } from '@playwright/test';
import { expect, test } from './gulit';

/** Records in the page everything that moved. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of entry.sources)
          window.shifts.push(
            `${entry.value}: ${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${JSON.stringify([previousRect, currentRect])}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing moves on a first visit', async ({ page }) => {
  await observe(page);
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Fresh offers' });
  await expect(offers.getByRole('article').first()).toBeAttached();
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('a visit after others moves nothing either', async ({ page }) => {
  await observe(page);
  await page.addInitScript(() => localStorage.setItem('gulit:viewed', '["480","470","450","430","486"]'));
  await page.goto('/');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('article')).not.toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('the bar is painted before the script has come, where the app puts it', async ({ page }) => {
  let load = () => {};
  const gate = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByText('Gulit', { exact: true }).first();
  // Its position before the style sheet has loaded is never seen.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  load();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  const after = await page.getByRole('banner').getByText('Gulit', { exact: true }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 100))).toBeLessThanOrEqual(12);
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 100))).toBeLessThanOrEqual(1);
});

for (const path of ['/', '/homes'])
  test(`${path} shows two photos of offers before it asks for any other`, async ({ page }) => {
    await page.route(/\.(jpe?g|webp|png)(\?|$)/, async (route) => {
      // A photo takes a while on a slow connection; a hasty page would request the next one meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(path);
    const readPhotos = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ initiatorType }) => initiatorType === 'img')
          .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }))
          .toSorted((one, other) => one.startTime - other.startTime),
      );
    await expect.poll(async () => (await readPhotos()).length).toBeGreaterThan(3);
    const [first, second, ...others] = await readPhotos();
    const areThere = Math.max(first?.responseEnd ?? Infinity, second?.responseEnd ?? Infinity);
    for (const { startTime } of others) expect(startTime).toBeGreaterThanOrEqual(areThere);
  });

test('an offer stands within the first two screens of scrolling', async ({ page, viewport }) => {
  await page.goto('/');
  const listing = page.getByRole('region', { name: 'Fresh offers' }).getByRole('article').first();
  await expect(listing).toBeAttached();
  const box = await listing.boundingBox();
  expect(box?.y ?? Infinity).toBeLessThan(2 * (viewport?.height ?? 0));
});

/** Missing in the type library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}
