import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from './build-app';
import { facesOf } from './faces-of';
import { listing, test, visitOnce } from './offline-app';

test.use({ serviceWorkers: 'allow' });
const workerOf = (page: Page) =>
  page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? 'none:').pathname);

/** Deploys another build, which has a mark in its head. */
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

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available' });
const isSecond = (page: Page) => page.locator('meta[name="build"]');

test('offers and their pictures show without a connection, at every address of the app', async ({
  page,
  server,
}) => {
  const widths = () =>
    page.evaluate(() =>
      [...document.images].filter(({ src }) => src.includes('/media/')).map((image) => image.naturalWidth),
    );
  const expectPictures = () => expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  await visitOnce(page, server.origin);
  await page.reload();
  await expectPictures();
  // Reads the worker's cache, not the browser's.
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const photos = names.includes('gulit-photos') ? await (await caches.open('gulit-photos')).keys() : [];
      return photos.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual(['/media/lamp.webp']);
  await listing(page, 'Red lamp').click();
  await expect(page.getByText('A red lamp to read by.')).toBeVisible();
  await server.close();

  await page.reload();
  await expect(page.getByText('A red lamp to read by.')).toBeVisible();
  await expectPictures();
  await page.goto(`${server.origin}/?utm_source=t.me`);
  for (const name of ['Red lamp', 'Green lamp', 'Blue lamp']) await expect(listing(page, name)).toBeVisible();
  await page.goto(`${server.origin}/nearby-detail?id=2&from=P.L.C`);
  await expect(page.getByText('A green lamp to read by.')).toBeVisible();
  await page.goto(`${server.origin}/search?query=13.5`);
  await expect(page.getByRole('heading', { level: 1, name: /13\.5/ })).toBeVisible();
  // The address of a file does not open the app.
  await expect(page.goto(`${server.origin}/robots.txt?now=1`)).rejects.toThrow(/ERR_CONNECTION/);
});

test('a second visit uses the typeface from the start, in text and headings', async ({ page, server }) => {
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

test('a new version is offered, and loads when the visitor agrees', async ({
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

  // Other tabs, in which somebody is busy, do not reload.
  await expect(box).toHaveValue('A sofa for two');
  await expect(isSecond(other)).toHaveCount(0);
});

test('an incomplete release does not replace the running version', async ({ page, server, distDir }) => {
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

/** The paths of the files that the worker has fetched, besides the app's shell. */
const keptParts = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('gulit-parts')).keys();
    return requests.map(({ url }) => new URL(url).pathname).join(' ');
  });

/** `kept` is the last file that the worker fetches beside the app's shell. */
for (const { line, connection, kept, opened, missing } of [
  {
    line: 'wifi',
    connection: { type: 'wifi', saveData: false },
    kept: /\/assets\/shop-map-[\w-]+\.css/,
    opened: ['/form', '/aboutus', '/notifications', '/forsale'],
    missing: null,
  },
  {
    line: 'cellular',
    connection: { type: 'cellular', saveData: false },
    kept: /^$/,
    opened: ['/form', '/homes', '/recents'],
    missing: '/forsale',
  },
])
  test(`the app fetches unvisited pages once, for use offline, if the connection is ${line}`, async ({
    page,
    server,
    context,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await visitOnce(page, server.origin);
    await expect.poll(() => keptParts(page)).toMatch(kept);
    const [lost = ''] = kept.exec(await keptParts(page)) ?? [];
    const fetched: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.serviceWorker() && pathname.startsWith('/assets/')) fetched.push(pathname);
    });
    await page.evaluate(async (name) => (await caches.open('gulit-parts')).delete(name), lost);
    await page.reload();
    await expect.poll(() => keptParts(page)).toMatch(kept);
    expect(fetched).toEqual(lost ? [lost] : []);
    await server.close();
    await page.context().setOffline(true);
    for (const address of opened) {
      await page.goto(server.origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("We couldn't show this page");
      await expect(page.getByText(/went wrong on our side/)).toBeHidden();
    }
    if (missing === null) return;
    expect(await keptParts(page)).not.toMatch(/for-sale-page-/);
    await page.goto(server.origin + missing);
    await expect(page.getByText(/^There is no connection, and this page isn't on your device/)).toBeVisible();
  });

test('a chosen language works offline, even on pages that were never visited', async ({ page, server }) => {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, 'src/language/catalogues/de.json'), 'utf8'),
  );
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
  await visitOnce(page, server.origin);
  await expect.poll(() => keptParts(page)).toMatch(/\/de-[\w-]{8}\.js/);
  await server.close();
  for (const [address, text] of [
    ['/', 'Newest offers'],
    ['/aboutus', 'Help Center'],
    ['/form', 'Promote Your Product'],
  ] as const) {
    await page.goto(server.origin + address);
    await expect(page.getByText(texts[text] ?? 'a translation').first()).toBeVisible();
  }
});

test('offers show in a browser that blocks workers and storage', async ({ page, server }) => {
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
