import { test as base, expect, type Page, type Route } from '@playwright/test';
import { getResponse, type RequestHandler } from 'msw';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';

const handlers = apiHandlers(createDatabase());

/** Answers a request of the page as the mocked API does. */
async function answer(route: Route, from: readonly RequestHandler[]): Promise<void> {
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

const demonstrationPicture = /\/demo\/[\w-]+\.webp$/;

/** Serves the catalogue from these rows in place of the demonstration's. */
export const serveCatalogue = (page: Page, rows: readonly object[]) =>
  page.route('**/api/products/', (route) => route.fulfill({ json: rows }));

/**
 * The built app over the mocked API, answered outside of the page. A test fails on any error of the console and on any
 * request that leaves for another host.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL)
          complaints.push(`left for ${url.href}`);
      });
      await page.route('**/api/**', (route) => answer(route, handlers));
      // The build leaves the demonstration's pictures out; the repository has them.
      await page.route(demonstrationPicture, (route) =>
        route.fulfill({ path: `public${new URL(route.request().url()).pathname}` }),
      );
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
