/**
 * The server of link previews, which runs behind the web server: `SITE_ORIGIN=https://gulit.example
 * API=http://127.0.0.1:8000 node dist-preview/node.js`. It listens only on this machine, at `PORT` (8787 by default),
 * and reads the page from `DIST` (dist by default).
 */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { env } from 'node:process';
import { describePage } from './describe-page';
import { createListingCatalogue } from './listing-catalogue';

/** In ms. Longer than a page waits, so that a slow catalogue is ready for the next request. */
const apiTimeout = 20_000;

/** The origin from the settings: a request's `Host` may be forged. */
function readSiteOrigin(): string {
  const text = (env['SITE_ORIGIN'] ?? '').trim().replace(/\/$/, '');
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error('SITE_ORIGIN must be the origin of the site, such as https://gulit.example.');
}

const origin = readSiteOrigin();
const index = path.resolve(env['DIST'] || 'dist', 'index.html');
const api = env['API'] || 'http://127.0.0.1:8000';
const findListing = createListingCatalogue((search) =>
  fetch(`${api}/api/products/${search}`, { signal: AbortSignal.timeout(apiTimeout) }),
);

async function answer(url: string, outgoing: ServerResponse): Promise<void> {
  try {
    // Read for each request, because a release replaces the page.
    const page = await readFile(index, 'utf8');
    const html = await describePage(page, new URL(url, origin), { findListing, api, origin });
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    outgoing.end(html);
  } catch {
    // The web server then sends the page itself.
    outgoing.writeHead(502).end();
  }
}

createServer(({ url = '/' }, outgoing) => void answer(url, outgoing)).listen(
  Number(env['PORT'] || 8787),
  '127.0.0.1',
);
