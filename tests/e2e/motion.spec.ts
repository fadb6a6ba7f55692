import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

/** The photo that flies: it stands beside the app. */
const flying = (page: Page) => page.locator('body > img');

async function openList(page: Page) {
  await serveCatalogue(page, rows);
  await page.goto('/homes');
  const row = page.getByRole('main').getByRole('article').first();
  await expect(row.getByRole('button', { name: /^Save / })).toBeVisible();
  // What moves it comes with the late code, as *Save* does.
  await page.waitForLoadState('networkidle');
  return row;
}

test('the photo of an offer comes from where it was tapped, and every tap meanwhile counts', async ({
  page,
}) => {
  const row = await openList(page);
  const photo = row.locator('img').first();
  const from = await photo.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  // So slow that it stands still.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(flying(page)).toHaveCount(1);
  const at = await flying(page).boundingBox();
  const middle = (box: typeof from) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  });
  expect(Math.abs(middle(at).x - middle(from).x)).toBeLessThan(60);
  expect(Math.abs(middle(at).y - middle(from).y)).toBeLessThan(60);
  // It lands on the first picture, beside which a desktop has others.
  const first = await page.getByRole('img', { name: /, picture 1$/ }).boundingBox();
  expect(await flying(page).evaluate(({ style }) => parseFloat(style.width))).toBeCloseTo(
    first?.width ?? 0,
    0,
  );
  const { x, y } = middle(await page.getByRole('button', { name: /^Zoom picture 1 / }).boundingBox());
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(flying(page)).toHaveCount(0);
});

test('nothing moves where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await openList(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('body > img')) seen.push(1);
    }).observe(document.body, { childList: true });
  });
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});
