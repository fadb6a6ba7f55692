import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { sharedBuild } from './build-app';

test.skip(() => test.info().project.name !== 'desktop', 'A build is the same for every size.');

test.describe('a build with mocking', () => {
  test.use({ serviceWorkers: 'allow' });

  test('answers itself', async ({ page }) => {
    const outDir = await sharedBuild({ VITE_API_MOCKING: 'true' });
    const site = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
    for (const address of ['', 'homes']) {
      await page.goto(`${site.resolvedUrls?.local[0]}${address}`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    await site.close();
  });
});
