import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { workerMessages } from '@/app/worker/worker-messages';
import { buildRow } from '#tests/data/build-row';
import { startSlowServer, type SlowServer } from '#tests/slow-server/start-slow-server';
import { scriptHashes } from '../../tools/vite/deployment/content-policy';
import { root } from './build-app';

const first = path.join(root, 'dist');

const hashed = /-[\w-]{8}(?=\.(?:js|css|woff2)$)/;

/** Copies a build as another version: each file of `assets/` gets another name, and the worker another revision. */
async function copyAsOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = (await readdir(path.join(to, 'assets'))).filter((name) => hashed.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(hashed, '$&B')]));
  const read = (name: string) => readFile(path.join(to, name), 'utf8');
  const change = (text: string) =>
    text.replaceAll(/[\w-]+\.(?:js|css|woff2)\b/g, (name) => renamed.get(name) ?? name);
  const oldPage = await read('index.html');
  for (const name of ['index.html', 'sw.js', ...assets.map((each) => `assets/${each}`)])
    if (!name.endsWith('.woff2')) await writeFile(path.join(to, name), change(await read(name)));
  await writeFile(
    path.join(to, 'sw.js'),
    (await read('sw.js')).replace(/(url:[`"']\/[`"'],revision:[`"'])/, '$1B'),
  );
  const newHashes = scriptHashes(await read('index.html'));
  let headers = await read('_server/headers.json');
  for (const [index, hash] of scriptHashes(oldPage).entries())
    headers = headers.replaceAll(hash, newHashes[index] ?? hash);
  await writeFile(path.join(to, '_server/headers.json'), headers);
  for (const [name, other] of renamed)
    await rename(path.join(to, 'assets', name), path.join(to, 'assets', other));
}

interface Market {
  /** A build other than the one in `dist`. */
  second: string;
  server: SlowServer;
}

const test = base.extend<Market>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  second: async ({}, runTest) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gulit-second-'));
    await copyAsOtherBuild(first, folder);
    await runTest(folder);
    await rm(folder, { recursive: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  server: async ({}, runTest) => {
    const server = await startSlowServer({ distDir: first, rows: [buildRow({ product_name: 'Red lamp' })] });
    await runTest(server);
    await server.close();
  },
});

test.use({ serviceWorkers: 'allow' });
const offer = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Red lamp' }).first();
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: "Gulit couldn't be loaded" });
const isSecond = (page: Page) => page.locator('script[src*="/index-"][src$="B.js"]');

/**
 * Waits for a worker and activates the server's current one, unless it is refused. Rejects if none comes within 30 s: a
 * worker that has lost its shell removes itself, and the next load brings another.
 */
const takeOver = (page: Page) =>
  page.evaluate(async (message) => {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const states = [registration?.active, registration?.waiting].map((worker) => worker?.state);
        reject(new Error(`No worker came: ${JSON.stringify(states)}`));
      }, 30_000);
    });
    const registration = await Promise.race([navigator.serviceWorker.ready, tooLate]);
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return;
    const isSettled = new Promise<void>((resolve) => {
      const look = () => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        if (worker.state === 'installed') worker.postMessage(message);
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      };
      worker.addEventListener('statechange', look);
      look();
    });
    await Promise.race([isSettled, tooLate]);
  }, workerMessages.takeOver);

/** The path of this page's worker; '' if there is none. */
const workerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(location.origin, '') ?? '');

test('the browser installs the worker of a finished deployment, and not of a half-finished one', async ({
  second,
  server,
  page,
}) => {
  let isMixed = false;
  server.settings.distDir = (pathname) =>
    isMixed && (pathname === '/sw.js' || /-[\w-]{8}B\./.test(pathname)) ? second : first;
  await page.goto(server.origin);
  await expect(offer(page)).toBeVisible();
  await takeOver(page);
  isMixed = true;
  await takeOver(page);
  server.settings.distDir = second;
  for (let load = 0; load < 3; load += 1) {
    // A page whose late parts are gone reloads itself, maybe at the same time.
    await expect(async () => {
      await page.reload();
      await expect(offer(page)).toBeVisible();
      // Chromium keeps an old worker that is still responding beside the new one, and may lose a reload.
      await page.waitForLoadState('networkidle');
      await takeOver(page);
    }).toPass();
  }
  await expect(isSecond(page)).toHaveCount(1);
  expect(await workerOf(page)).toBe('/sw.js');
});

test('Reload repairs a cached page whose script is gone, and keeps the cached offers', async ({
  second,
  server,
  page,
}) => {
  await page.goto(server.origin);
  await expect(offer(page)).toBeVisible();
  await takeOver(page);
  await expect.poll(() => page.evaluate(() => caches.has('gulit-catalogue'))).toBe(true);
  // Cached by a worker that did not check its page.
  const oldPage = await (await fetch(server.origin)).text();
  await page.evaluate(
    async (text) => {
      for (const name of await caches.keys()) {
        if (!name.includes('precache')) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (new URL(request.url).pathname === '/')
            await cache.put(request, new Response(text, { headers: { 'content-type': 'text/html' } }));
      }
    },
    oldPage.replaceAll(/(?<=assets\/index-[\w-]+)(?=\.js)/g, 'gone'),
  );
  server.settings.distDir = second;
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await failure(page).getByRole('button', { name: 'Reload' }).click();
  await expect(offer(page)).toBeVisible();
  await expect(isSecond(page)).toHaveCount(1);
  expect(await page.evaluate(() => caches.has('gulit-catalogue'))).toBe(true);
  // The new worker responds from the next visit on.
  await takeOver(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  expect(await workerOf(page)).toBe('/sw.js');
});
