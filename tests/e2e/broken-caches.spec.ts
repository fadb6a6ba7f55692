import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workerMessages } from '@/app/worker/worker-messages';
import { listing, test as offlineTest, visitOnce } from './offline-app';

/** Code that breaks the caches of a worker when it gets a message. */
const faults = {
  fail: `async () => { throw new DOMException('Unexpected internal error.', 'UnknownError'); }`,
  'never answer': '() => new Promise(() => {})',
};

/** The built app. Its worker breaks its caches when it gets a message with the name of a fault. */
const test = offlineTest.extend({
  distDir: async ({ distDir }, runTest) => {
    const file = path.join(distDir, 'sw.js');
    const breaking = Object.entries(faults).map(
      ([name, fault]) => `addEventListener('message', ({ data }) => {
        if (data !== '${name}') return;
        for (const { prototype } of [Cache, CacheStorage])
          for (const call of ['match', 'open', 'keys', 'has', 'put']) if (call in prototype) prototype[call] = ${fault};
      });`,
    );
    await writeFile(file, [...breaking, await readFile(file, 'utf8')].join('\n'));
    await runTest(distDir);
  },
});

test.use({ serviceWorkers: 'allow' });
// On a metered connection, the worker fetches only the shell by itself.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', saveData: false } });
  }),
);

const offer = (page: Page) => listing(page, 'Red lamp');

const tell = (page: Page, message: string) =>
  page.evaluate(async (text) => {
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(text);
  }, message);

/** The number of files in each cache, by a part of its name. */
const countKept = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const found = (await caches.keys()).find((each) => each.includes(part));
    return found === undefined ? 0 : (await (await caches.open(found)).keys()).length;
  }, name);

for (const fault of Object.keys(faults))
  test(`pages load from the network if the caches of the worker ${fault}`, async ({ page, server }) => {
    await visitOnce(page, server.origin);
    await page.reload();
    await tell(page, fault);
    await page.goto(`${server.origin}/nearby-detail?id=1`);
    await expect(offer(page)).toBeVisible();
    await page.goto(`${server.origin}/helpcenter`);
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  });

test('the app works offline again after the browser has deleted its cached files', async ({
  page,
  server,
}) => {
  await visitOnce(page, server.origin);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name);
  });
  await expect(async () => {
    await page.reload();
    expect(await countKept(page, 'precache')).toBeGreaterThan(20);
    const state = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
    expect(await page.evaluate(state)).toBe('activated');
  }).toPass();
  await server.close();
  await page.goto(server.origin);
  await expect(offer(page)).toBeVisible();
});

test('fetching code in advance deletes no photo on a nearly full device', async ({ page, server }) => {
  await visitOnce(page, server.origin);
  await page.reload();
  await expect.poll(() => countKept(page, 'photos')).toBe(1);
  await page.waitForLoadState('networkidle');
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const tools = await page.context().newCDPSession(page);
  // There is room for half of the files.
  await tools.send('Storage.overrideQuotaForOrigin', {
    origin: server.origin,
    quotaSize: usage + 300_000,
  });
  const keptBefore = await countKept(page, 'parts');
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) fetched.push(request.url());
  });
  await tell(page, workerMessages.keepAll);
  await expect.poll(() => countKept(page, 'parts')).toBeGreaterThan(15);
  // The worker has used up the room and stops.
  let count = 0;
  const isSame = async () => {
    const before = count;
    count = await countKept(page, 'parts');
    return count === before;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
  expect(fetched).toHaveLength(count - keptBefore + 1);
  expect(await countKept(page, 'photos')).toBe(1);
});
