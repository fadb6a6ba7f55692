import { expect, test } from './gulit';
import { overlayIsEntered } from './settle';

// Playwright hides scrollbars and the space that the page reserves for them.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('a full-screen picture fills the window, a click closes it, and the page behind does not move', async ({
  page,
}) => {
  await page.goto('/nearby-detail?id=480');
  const picture = page.getByRole('button', { name: /^Zoom photo 1 of/ });
  await expect(picture).toBeVisible();
  // Found without a role, because elements behind the picture have none.
  const leftOf = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
  const left = await leftOf();
  await picture.click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const overlay = page.locator('.yarl__root');
  await expect
    .poll(() => overlay.evaluate((element) => window.innerWidth - element.getBoundingClientRect().width))
    .toBe(0);
  expect(await leftOf()).toBe(left);
  // The picture is as wide or as high as the window.
  await expect
    .poll(() =>
      overlay
        .getByRole('img')
        .first()
        .evaluate((image) => {
          const { width, height } = image.getBoundingClientRect();
          return Math.max(width / window.innerWidth, height / window.innerHeight);
        }),
    )
    .toBeCloseTo(1, 2);
  await overlayIsEntered(page);
  // While the picture fades in, a click has no effect.
  await expect.poll(() => overlay.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await expect(overlay).toHaveCount(0);
});
