import { expect, test } from './gulit';
import { holdFiles } from './hold-app';
import { pageAtRest } from './settle';

test('nothing moves while the home page loads, even with recently viewed offers', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gulit:viewed', '["480","470","450","430","486"]');
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of entry.sources)
          window.shifts.push(
            `${entry.value}: ${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${JSON.stringify([previousRect, currentRect])}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('article')).not.toHaveCount(0);
  // The last part that loads late.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  await pageAtRest(page);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('the bar appears before the script loads, and does not move @phone', async ({ page }) => {
  const load = await holdFiles(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByText('Gulit', { exact: true }).first();
  // The position before the style sheet has loaded is never visible.
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
  test(`${path} loads two photos of offers before any other photo @phone`, async ({ page }) => {
    const photo = /\.(?:jpe?g|webp|png)(?:\?|$)/;
    const asked: string[] = [];
    page.on('request', (request) => photo.test(request.url()) && asked.push(request.url()));
    const release = await holdFiles(page, photo);
    await page.goto(path, { waitUntil: 'commit' });
    // While these photos are held back, no other photo is requested.
    await expect.poll(() => asked.length, { intervals: [20] }).toBe(2);
    release();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });

/** This type is missing in the type library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}
