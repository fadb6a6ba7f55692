import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workerMessages } from '@/app/worker/worker-messages';
import { removalWorker } from '../../tools/vite/workers';
import { facesOf } from './faces-of';
import { listing, test, visitOnce } from './offline-app';

test.use({ serviceWorkers: 'allow' });
const workerOf = (page: Page) =>
  page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? 'none:').pathname);

/** Another build, marked in its head. */
async function release(distDir: string): Promise<void> {
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(distDir, name);
    const text = await readFile(file, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(file, change(text));
  };
  await edit('index.html', (text) =>
    text.replace('</title>', '</title><meta name="build" content="second">'),
  );
  await edit('sw.js', (text) => text.replace(/(revision:[`"'])\w+/, '$1another'));
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'There is a new version' });
const isSecond = (page: Page) => page.locator('meta[name="build"]');

test('offers are read without a connection: the home page, one that was opened, and a shared link', async ({
  page,
  server,
}) => {
  await visitOnce(page, server.origin);
  await listing(page, 'Red lamp').click();
  await expect(page.getByText('A red lamp to read by.')).toBeVisible();
  await server.close();

  await page.reload();
  await expect(page.getByText('A red lamp to read by.')).toBeVisible();
  await page.goto(`${server.origin}/`);
  for (const name of ['Red lamp', 'Green lamp', 'Blue lamp']) await expect(listing(page, name)).toBeVisible();
  await page.goto(`${server.origin}/nearby-detail?id=2`);
  await expect(page.getByText('A green lamp to read by.')).toBeVisible();
});

test('a second visit has the typeface from its first paint on, in text and headings', async ({
  page,
  server,
}) => {
  await visitOnce(page, server.origin);
  await page.reload();
  await expect(listing(page, 'Red lamp')).toBeVisible();
  for (const text of [
    page.locator('main h1'),
    page.getByText('Gulit', { exact: true }),
    page.getByText('Red lamp'),
  ])
    // The app redraws the first offers while they are checked.
    await expect(async () => {
      expect(Object.keys(await facesOf(text.first())).join()).toMatch(/^Bricolage[^,]*$/);
    }).toPass();
  const [faceAt, paintedAt] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('bricolage'));
    const paints = performance.getEntriesByName('first-contentful-paint');
    return [files, paints].map((entries) => entries.map(({ startTime, duration }) => startTime + duration));
  });
  expect(faceAt).toHaveLength(1);
  expect(faceAt?.[0]).toBeLessThanOrEqual(paintedAt?.[0] ?? 0);
});

test('addresses whose query has a dot are pages of the app without a connection, and files are not', async ({
  page,
  server,
}) => {
  await visitOnce(page, server.origin);
  await server.close();
  for (const address of [
    '/?utm_source=t.me',
    '/search?query=lamp&ref=x.html',
    '/nearby-detail?id=1&from=P.L.C',
  ]) {
    await page.goto(`${server.origin}${address}`);
    await expect(listing(page, 'Red lamp')).toBeVisible();
  }
  for (const [address, heading] of [
    ['/search?query=13.5', /13\.5/],
    ['/seller?company=Lamps+P.L.C', 'Lamps P.L.C'],
  ] as const) {
    await page.goto(`${server.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(page.goto(`${server.origin}/robots.txt?now=1`)).rejects.toThrow(/ERR_CONNECTION/);
});

test('pictures that were seen are there without a connection', async ({ page, server }) => {
  const widths = () =>
    page.evaluate(() =>
      [...document.images].filter(({ src }) => src.includes('/media/')).map((image) => image.naturalWidth),
    );
  await visitOnce(page, server.origin);
  await page.reload();
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  // Read from the worker's cache, not from the browser's.
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const photos = names.includes('gulit-photos') ? await (await caches.open('gulit-photos')).keys() : [];
      return photos.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual(['/media/lamp.webp']);
  await server.close();
  await page.reload();
  await expect(listing(page, 'Red lamp')).toBeVisible();
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});

test('a new version is offered, and comes when it is asked for', async ({
  page,
  server,
  distDir,
  context,
}) => {
  await visitOnce(page, server.origin);
  await page.reload();
  expect(await workerOf(page)).toBe('/sw.js');
  await release(distDir);
  const other = await context.newPage();
  await other.goto(server.origin);
  await expect(notice(other)).toBeVisible();
  await other.bringToFront();
  const box = other.getByRole('textbox', { name: 'Your request' });
  await box.fill('A sofa for two');

  await page.bringToFront();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(isSecond(page)).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(isSecond(page)).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(isSecond(page)).toHaveCount(1);
  await expect(listing(page, 'Red lamp')).toBeVisible();
  await expect(notice(page)).toBeHidden();

  // Other tabs in the middle of something stay where they are.
  await expect(box).toHaveValue('A sofa for two');
  await expect(isSecond(other)).toHaveCount(0);
});

test('a release that is on the server only in part does not replace what runs', async ({
  page,
  server,
  distDir,
}) => {
  await visitOnce(page, server.origin);
  await release(distDir);
  const shell = await readFile(path.join(distDir, 'sw.js'), 'utf8');
  const [part = ''] = /\/assets\/lists-[\w-]+\.js/.exec(shell) ?? [];
  await writeFile(path.join(distDir, 'sw.js'), shell.replaceAll(part, '/assets/lists-missing.js'));
  await page.reload();
  const failed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      return registration?.waiting === null && registration.active?.state === 'activated';
    });
  expect(await failed()).toBe(true);
  await expect(listing(page, 'Red lamp')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

/** The paths that the worker has fetched beside its shell. */
const keptParts = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('gulit-parts')).keys();
    return requests.map(({ url }) => new URL(url).pathname).join(' ');
  });

/** `kept` is the last file that the worker fetches. */
for (const { line, connection, kept, opened, missing } of [
  {
    line: 'wifi',
    connection: { type: 'wifi', saveData: false },
    kept: /shop-map-[\w-]+\.css/,
    opened: ['/form', '/aboutus', '/services', '/notifications', '/myposts', '/helpcenter', '/forsale'],
    missing: null,
  },
  {
    line: 'cellular',
    connection: { type: 'cellular', saveData: false },
    kept: /shim-/,
    opened: ['/form', '/homes', '/recents'],
    missing: '/forsale',
  },
  {
    line: 'wifi that saves data',
    connection: { type: 'wifi', saveData: true },
    kept: /shim-/,
    opened: ['/form', '/homes'],
    missing: '/forsale',
  },
])
  test(`pages that were never visited are there without a connection, on a line that is ${line}`, async ({
    page,
    server,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await visitOnce(page, server.origin);
    await expect.poll(() => keptParts(page)).toMatch(kept);
    await server.close();
    await page.context().setOffline(true);
    for (const address of opened) {
      await page.goto(server.origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be shown');
      await expect(page.getByText(/went wrong on our side/)).toBeHidden();
    }
    if (missing === null) return;
    expect(await keptParts(page)).not.toMatch(/for-sale-page-/);
    await page.goto(server.origin + missing);
    await expect(
      page.getByText(/^There is no connection, and this page is not on your device/),
    ).toBeVisible();
  });

test('two tabs that ask for the code of later pages have each file fetched once', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', saveData: false } });
  });
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() && pathname.startsWith('/assets/')) fetched.push(pathname);
  });
  await visitOnce(page, server.origin);
  await page.evaluate(async (message) => {
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    const ask = () => active?.postMessage(message);
    ask();
    ask();
  }, workerMessages.keepAll);
  await expect.poll(() => keptParts(page)).toMatch(/for-sale-page-/);
  expect(fetched.filter((each, index) => fetched.indexOf(each) !== index)).toEqual([]);
});

test('what is sent goes past the worker', async ({ page, server }) => {
  await visitOnce(page, server.origin);
  await page.reload();
  expect(await workerOf(page)).toBe('/sw.js');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(() => {
    const form = new FormData();
    form.set('product_name', 'Sent');
    return fetch('/api/products/', { method: 'POST', body: form });
  });
  expect((await answered).fromServiceWorker()).toBe(false);
  expect(server.posts).toHaveLength(1);
});

test('a browser that forbids workers and storage shows the offers all the same', async ({ page, server }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('It is sandboxed.', 'SecurityError');
    };
    for (const [owner, name] of [
      [Navigator.prototype, 'serviceWorker'],
      [window, 'caches'],
      [window, 'localStorage'],
    ] as const)
      Object.defineProperty(owner, name, { get: forbid, configurable: true });
  });
  await page.goto(server.origin);
  await expect(listing(page, 'Red lamp')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  await listing(page, 'Red lamp').click();
  await expect(page.getByText('A red lamp to read by.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a build with mocking removes the worker that another build has left', async ({
  page,
  server,
  distDir,
}) => {
  await visitOnce(page, server.origin);
  await writeFile(path.join(distDir, 'sw.js'), removalWorker);
  await page.reload();
  const left = () =>
    page.evaluate(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length + Number(await caches.has('gulit-parts')),
    );
  // The worker that removes itself reloads the page, maybe during a check.
  await expect(async () => expect(await left()).toBe(0)).toPass();
});
