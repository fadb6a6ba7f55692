import { expect, test } from './gulit';
import { overlayIsEntered } from './settle';

test('pictures are swiped, stepped through and zoomed; the zoom loads only then', async ({
  page,
  viewport,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/nearby-detail?id=480');
  const first = page.getByRole('button', { name: /^Zoom picture 1 of/ });
  await expect(first).toBeVisible();
  await page.waitForTimeout(800);
  expect(scripts.filter((url) => url.includes('/picture-zoom'))).toEqual([]);

  if ((viewport?.width ?? 0) >= 1024) {
    await page.getByRole('button', { name: 'Next picture' }).click();
  } else {
    await first.evaluate((button) => button.parentElement?.scrollTo({ left: button.clientWidth }));
  }
  await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
  const second = page.getByRole('button', { name: /^Zoom picture 2 of/ });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await second.click();
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  await expect(zoom).toBeVisible();
  expect(scripts.filter((url) => url.includes('/picture-zoom')).length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await second.click();
  await expect(zoom).toBeVisible();
  await overlayIsEntered(page);
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL(/nearby-detail/);
  await expect(second).toBeInViewport({ ratio: 0.9 });
});

test('three quick steps go three pictures on', async ({ page }) => {
  await page.goto('/nearby-detail?id=480');
  await page.getByRole('button', { name: /^Zoom picture 1 of/ }).focus();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(800);
  await expect(page.getByRole('button', { name: 'Show picture 4' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /^Zoom picture 4 of/ })).toBeInViewport({ ratio: 0.9 });
});
