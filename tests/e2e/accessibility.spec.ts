import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './gulit';

const pages = [
  '/',
  '/services',
  '/fashions',
  '/upcomming%20offers',
  '/recents',
  '/Video_And_Photography',
  '/search?query=bole',
  '/search?query=zzzz',
  '/nearby-detail?id=480',
  '/nearby-detail?id=none',
  '/no-such-page',
];

for (const scheme of ['light', 'dark'] as const) {
  for (const address of pages) {
    test(`${address} has no violation in the ${scheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    });
  }

  test(`the open menu, filters and zoom have no violation in the ${scheme} theme`, async ({
    page,
    viewport,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    };
    await page.goto('/homes?sort=nearest&discount=only');
    if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: /Filters/ }).click();
    await check();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await check();
    await page.goto('/recents');
    await page.getByRole('button', { name: /^More/ }).first().click();
    await expect(page.getByText(/^Posted/).first()).toBeVisible();
    await check();
    await page.goto('/nearby-detail?id=480');
    await page.getByRole('button', { name: /Zoom picture 1 / }).click();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await check();
  });
}
