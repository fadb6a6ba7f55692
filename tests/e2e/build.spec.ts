import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { sharedBuild } from './build-app';

const dist = path.resolve(import.meta.dirname, '../../dist');
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' });

test('a build without mocking ships neither mock code, nor its worker, nor its pictures', () => {
  const names = files();
  expect(names).toContain('index.html');
  expect(names.filter((name) => /mockServiceWorker|^demo/.test(name))).toEqual([]);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const code = readFileSync(path.join(dist, name), 'utf8');
    // Words that MSW's worker client and the demonstration data cannot do without.
    expect(code, name).not.toMatch(/mockServiceWorker|MOCK_ACTIVATE|Mushra Wedding House/);
  }
});

test('no late part asks again for what the page itself has loaded', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const loaded = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]+"\/(assets\/[^"]+\.js)"/g)];
  expect(loaded.length).toBeGreaterThan(1);
  for (const name of files().filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(path.join(dist, name), 'utf8');
    // What Vite has a late part preload, by its path below the root.
    for (const [, asked] of loaded) expect(code, name).not.toContain(`"${asked}"`);
  }
});

test.describe('a build with mocking', () => {
  test.use({ serviceWorkers: 'allow' });

  test('answers itself', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'The build is the same for every size.');
    const outDir = await sharedBuild({ VITE_API_MOCKING: 'true' });
    const site = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
    for (const address of ['', 'homes']) {
      await page.goto(`${site.resolvedUrls?.local[0]}${address}`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    await site.close();
  });
});
