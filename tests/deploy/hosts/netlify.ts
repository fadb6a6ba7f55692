import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Settings } from '../web-servers';
import { copyPublicBuild, publicApi } from './public-build';
import { forward, type Handle, serveFetch } from './serve-fetch';
import { findFile, readHeaderRules, sendFile } from './static-files';

const rule = v.object({ from: v.string(), to: v.string(), status: v.number(), force: v.boolean() });

interface EdgeFunction {
  default: (request: Request, context: { next: () => Promise<Response> }) => Promise<Response>;
  config: { path?: string; pattern?: string };
}

const runsFor = ({ config }: EdgeFunction, pathname: string) =>
  config.path === undefined ? new RegExp(config.pattern ?? '').test(pathname) : config.path === pathname;

/**
 * Netlify with the edge functions of `deploy/preview`. What a redirect forwards comes without `_headers`. Its
 * rules are taken to match an address in any case and encoding, its functions only as the browser has written
 * it.
 */
export async function startNetlify({ dist, api }: Settings) {
  const folder = await copyPublicBuild(dist);
  const functionsIn = path.join(inject('previews'), 'netlify');
  const edgeFunctions: EdgeFunction[] = await Promise.all(
    (await readdir(functionsIn)).map((name) => import(path.join(functionsIn, name))),
  );
  const headersOf = await readHeaderRules(folder);
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const rules = v.parse(v.array(rule), redirects);
  Object.assign(globalThis, {
    Netlify: { env: { get: (name: string) => ({ API: api, SITE_ORIGIN: 'https://gulit.example' })[name] } },
  });

  const answerWithout: Handle = async (request) => {
    const { pathname, search } = new URL(request.url);
    const read = decodeURIComponent(pathname).replaceAll(/\/+/g, '/');
    const file = await findFile(folder, pathname);
    for (const { from, to, status, force } of rules) {
      const start = from.replace(/\*$/, '');
      if ((file && !force) || !read.toLowerCase().startsWith(start)) continue;
      const target = to.replace(':splat', read.slice(start.length));
      if (target.startsWith(publicApi))
        return forward(request, api + target.slice(publicApi.length) + search);
      return sendFile(path.join(folder, target), headersOf(pathname), status);
    }
    return file ? sendFile(file, headersOf(pathname)) : new Response('Not found', { status: 404 });
  };
  const handle = edgeFunctions.reduce<Handle>(
    (next, each) => (request) =>
      runsFor(each, new URL(request.url).pathname)
        ? each.default(request, { next: () => next(request) })
        : next(request),
    answerWithout,
  );
  const server = await serveFetch(handle);
  return {
    origin: server.origin,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
