import type { Page } from '@playwright/test';
import { takeFinger } from './drag-photo';
import { expect, serveCatalogue, test } from './gulit';
import { edges, rows } from './layout';
import { overlayIsEntered } from './settle';

const images = [1, 2, 3].map((id) => ({ id, image: `/art/foods.webp?${id}` }));

/** Opens the first picture of an offer in full screen. Its code loads only then. */
async function openZoom(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const zoomCode = () => scripts.filter((url) => url.includes('/picture-zoom'));
  await serveCatalogue(
    page,
    rows.map((row) => ({ ...row, images })),
  );
  await page.goto('/nearby-detail?id=1');
  await page.waitForLoadState('networkidle');
  expect(zoomCode()).toEqual([]);
  await page.getByRole('button', { name: /^Zoom photo 1 of 4/ }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /photo 1 of 4/ });
  await expect(picture).toBeVisible();
  await overlayIsEntered(page);
  expect(zoomCode()).not.toEqual([]);
  return picture;
}

/** How many times larger than the screen a picture is drawn. */
const enlarged = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img', { name: /photo 1 of 4/ })
    .evaluate((image) => image.getBoundingClientRect().width / window.innerWidth);

test('a full-screen picture is as wide as the phone, the next one has loaded, and two fingers enlarge it', async ({
  page,
}) => {
  const picture = await openZoom(page);
  const { left, right } = await edges(picture);
  expect(left).toBeCloseTo(0, 0);
  expect(right).toBeCloseTo(360, 0);
  const next = page.getByRole('dialog').locator('img[alt*="photo 2 of 4"]');
  await expect(next).not.toBeInViewport();
  await expect
    .poll(() => next.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - apart, y: 370, id: 0 },
              { x: 180 + apart, y: 370, id: 1 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [30, 50, 70, 90, 110]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(() => enlarged(page)).toBeGreaterThan(1.5);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a double tap enlarges a picture, and a single tap closes it', async ({ page }) => {
  const picture = await openZoom(page);
  // Sent together, because two taps are a double tap only within 300 ms.
  const finger = await takeFinger(page);
  const at = { x: 180, y: 370 };
  await Promise.all([finger.press(at), finger.release(at), finger.press(at), finger.release(at)]);
  await expect.poll(() => enlarged(page)).toBeGreaterThan(1.5);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: /^Zoom photo 1 of 4/ }).click();
  await overlayIsEntered(page);
  await page.touchscreen.tap(180, 370);
  await expect(picture).toHaveCount(0);
});
