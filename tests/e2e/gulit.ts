import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { getResponse, type RequestHandler } from 'msw';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { answerAsMocks } from '#tests/slow-server/answer-as-mocks';
import { listen } from '#tests/slow-server/listen';
import { readSite, serveApp } from '#tests/slow-server/serve-app';
import { root } from './build-app';
import { patientContext } from './wait-for-app';

/** Responds to a request of the page as the mocked API does. */
export async function answer(route: Route, from: readonly RequestHandler[]): Promise<void> {
  const request = route.request();
  const body = request.postDataBuffer();
  const response = await getResponse(
    [...from],
    new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(body && { body: new Uint8Array(body) }),
    }),
  );
  if (!response) return route.abort();
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Serves these rows as the catalogue, instead of the demonstration's. */
export const serveCatalogue = (page: Page, rows: readonly object[]) =>
  page.route('**/api/products/', (route) => route.fulfill({ json: rows }));

const tileHost = 'https://tile.openstreetmap.org';
/** A grey dot. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNs+A8AAgUBgQvw1B0AAAAASUVORK5CYII=',
  'base64',
);
const contextsWithTiles = new WeakSet<BrowserContext>();

/** Allows a page to request map tiles and responds to these requests. With `lost`, they fail. */
export async function serveTiles(page: Page, { lost = false } = {}): Promise<void> {
  contextsWithTiles.add(page.context());
  await page.route(`${tileHost}/**`, (route) =>
    lost ? route.abort() : route.fulfill({ contentType: 'image/png', body: tile }),
  );
}

/**
 * Runs a test, and expects no console error and no request to another origin in any page of its context. The test may
 * remove expected complaints from the list.
 */
export async function expectNoComplaint(
  context: BrowserContext,
  knownOrigins: readonly (string | undefined)[],
  runTest: (complaints: string[]) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  const isTile = (url: string) => contextsWithTiles.has(context) && url.startsWith(`${tileHost}/`);
  context.on('console', (message) => {
    // The virtualizer only warns about a line that it cannot measure.
    const isFault = message.type() === 'error' || message.text().startsWith('Missing attribute name');
    if (isFault && !isTile(message.location().url)) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol.startsWith('http') && !knownOrigins.includes(origin) && !isTile(href))
      complaints.push(`left for ${href}`);
  });
  await runTest(complaints);
  expect(complaints).toEqual([]);
}

const demonstrationPicture = /^\/demo\/[\w-]+\.webp$/;

/**
 * Serves the built app with the mocked API on a local server. Its requests are not intercepted, because the browser
 * would then cache nothing and compile the app again for each page.
 */
async function serveMockedApp(handlers: readonly RequestHandler[]) {
  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A build does not contain the demonstration's pictures, but the repository does.
    if (demonstrationPicture.test(pathname)) {
      const { status, type, body } = await readSite(path.join(root, 'public'), pathname);
      return void response.writeHead(status, { 'content-type': type }).end(body);
    }
    if (!pathname.startsWith('/api/')) return serveApp(path.join(root, 'dist'), pathname, response);
    // The app reads the time from this header. A test may set another one.
    response.sendDate = false;
    return answerAsMocks(request, response, handlers);
  }

  return listen(
    createServer((request, response) => {
      answerRequest(request, response).catch(() => response.destroy());
    }),
  );
}

/**
 * The built app with the mocked API, which runs outside the page. A test fails on any console error, and on any request
 * to another host.
 */
export const test = base.extend<{ complaints: string[] }, { mockedOrigin: string }>({
  mockedOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => {
      const { origin, close } = await serveMockedApp(apiHandlers(createDatabase()));
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ mockedOrigin }, provide) => provide(mockedOrigin),
  context: patientContext,
  complaints: [({ context, baseURL }, use) => expectNoComplaint(context, [baseURL], use), { auto: true }],
});

export { expect };

/**
 * Waits until a list has all its offers, which it then counts. Before that, another offer may replace the one that is
 * about to be clicked.
 */
export const listIsWhole = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByText(/^[\d,]+ offers?$/)
      .first(),
  ).toBeVisible();

/**
 * The name of the first link that is not near an edge of the screen, where a click would first scroll it. It is the
 * name, because a link's number may change once a long list has drawn other rows.
 */
export async function nameInView(links: Locator): Promise<string> {
  const find = () =>
    links.evaluateAll((all) => {
      const tops = all.map((link) => ({
        top: link.getBoundingClientRect().top,
        name: link.textContent ?? '',
      }));
      return tops.find(({ top }) => top > 260 && top < 500)?.name ?? '';
    });
  await expect.poll(find).not.toBe('');
  return find();
}
