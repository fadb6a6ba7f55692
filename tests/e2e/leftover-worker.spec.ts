import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import { listing, test } from './offline-app';

test.use({ serviceWorkers: 'allow' });
test('a leftover mock worker answers nothing and is removed', async ({ page, distDir, server }) => {
  // The worker of a build with mocking, which was here before.
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, path.join(distDir, 'mockServiceWorker.js'));
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  // A page of the app would register its own worker there.
  await page.goto(`${server.origin}/robots.txt`);
  await page.evaluate(async () => {
    // The build with mocking had no policy that requires trusted types.
    window.trustedTypes?.createPolicy('default', {
      createHTML: () => null,
      createScript: () => null,
      createScriptURL: (address) => address,
    });
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage('MOCK_ACTIVATE');
  });
  expect(await workers()).toBe(1);
  await page.goto(`${server.origin}/new-products`);
  await expect(listing(page, 'Red lamp')).toBeVisible();
  await expect.poll(workers).toBe(0);
  await page.reload();
  await expect(listing(page, 'Red lamp')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
