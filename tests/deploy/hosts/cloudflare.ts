import path from 'node:path';
import { inject } from 'vitest';
import type { Settings } from '../web-servers';
import { serveFetch } from './serve-fetch';
import { findFile, readHeaderRules, sendFile } from './static-files';

/**
 * Cloudflare Pages with the worker of `deploy/preview`. Files of the build come with `_headers`, what the
 * worker answers by itself without; a missing file is answered with the nearest `404.html`, else with the page.
 */
export async function startCloudflare({ dist, api }: Settings) {
  const { default: worker } = await import(path.join(inject('previews'), 'cloudflare.js'));
  const headersOf = await readHeaderRules(dist);
  const ASSETS = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      const file = await findFile(dist, pathname);
      if (file) return sendFile(file, headersOf(pathname));
      const missing = await findFile(dist, `${path.dirname(pathname)}/404.html`);
      return sendFile(missing ?? path.join(dist, 'index.html'), headersOf(pathname), missing ? 404 : 200);
    },
  };
  const environment = { ASSETS, API: api, SITE_ORIGIN: 'https://gulit.example' };
  return serveFetch((request) => worker.fetch(request, environment, { waitUntil() {} }));
}
