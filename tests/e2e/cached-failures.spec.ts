import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '#tests/slow-server/listen';
import { serveApp } from '#tests/slow-server/serve-app';
import { buildRow } from '#tests/data/build-row';
import { expect, test } from '@playwright/test';
import { root } from './build-app';

const offer = buildRow({ id: 7, product_name: 'Villa with a garden', category: 'homes' });

/** Wrong answers of a server or proxy that the browser may cache for a day. */
const wrongAnswers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a redirect to nowhere': (response) => response.writeHead(301, { location: '/api/gone/' }).end(),
  'an empty list': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
};

/** The built app and an API with a wrong catalogue until `mend` is called. */
async function startServer(answerWrongly: (response: ServerResponse) => void) {
  const dist = path.join(root, 'dist');
  let isWell = false;
  const server = createServer((request, response) => {
    const pathname = request.url ?? '/';
    if (!pathname.startsWith('/api/')) return void serveApp(dist, pathname, response);
    response.setHeader('cache-control', 'max-age=86400');
    if (pathname === '/api/gone/') return void response.writeHead(404).end();
    if (pathname !== '/api/products/') return void response.end('[]');
    if (!isWell) return answerWrongly(response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([offer]));
  });
  const mend = () => {
    isWell = true;
  };
  return { ...(await listen(server)), mend };
}

for (const [what, answerWrongly] of Object.entries(wrongAnswers))
  test(`${what} that the browser keeps is not shown for long`, async ({ page }) => {
    const { origin, mend, close } = await startServer(answerWrongly);
    await page.goto(`${origin}/homes`);
    const isEmpty = what === 'an empty list';
    await expect(page.getByText(isEmpty ? 'No homes found.' : 'Failed to fetch products')).toBeVisible();
    mend();
    // An empty list is no failure that could be tried again.
    if (isEmpty) await page.reload();
    else await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Villa with a garden' })).toBeVisible();
    await close();
  });
