import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { sharedBuild } from './build-app';

const dist = path.resolve(import.meta.dirname, '../../dist');

test.skip(() => test.info().project.name !== 'desktop', 'A build is the same for every size.');

test('no late part asks again for what the page itself has loaded', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const loaded = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]+"\/(assets\/[^"]+\.js)"/g)];
  expect(loaded.length).toBeGreaterThan(1);
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(path.join(dist, name), 'utf8');
    // What Vite has a late part preload, by its path below the root.
    for (const [, asked] of loaded) expect(code, name).not.toContain(`"${asked}"`);
  }
});

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
