/**
 * Previews of links behind a web server of one's own:
 * `SITE_ORIGIN=https://gulit.example API=http://127.0.0.1:8000 node dist-preview/node.js`. Listens at `PORT`
 * (8787) of this machine alone, and reads the page from `DIST` (dist).
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { env } from 'node:process';
import { answerPreview } from './answer-preview';
import { askApi } from './ask-api';
import { createListingCatalogue } from './listing-catalogue';
import { demandSiteOrigin } from './site-origin';

const settings = env;
const origin = demandSiteOrigin(settings['SITE_ORIGIN']);
const index = path.resolve(settings['DIST'] || 'dist', 'index.html');
const api = settings['API'] || 'http://127.0.0.1:8000';
const findListing = createListingCatalogue(askApi(api));

/** Read each time: a release replaces it while this runs. */
const loadPage = async () =>
  new Response(await readFile(index), { headers: { 'content-type': 'text/html; charset=utf-8' } });

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const request = new Request(new URL(incoming.url ?? '/', origin), { method: incoming.method ?? 'GET' });
    const response = await answerPreview(request, { loadPage, findListing, api, origin });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    // The web server then serves the page itself.
    outgoing.writeHead(502).end();
  }
}

createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(
  Number(settings['PORT'] || 8787),
  settings['HOST'] || '127.0.0.1',
);
