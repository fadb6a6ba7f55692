/**
 * Deno, behind a web server or on Deno Deploy:
 * `deno run --allow-net --allow-read --allow-env dist-preview/deno.js`. `API` is the origin of the API, `DIST`
 * the folder of the build, `SITE_ORIGIN` the address of the site.
 */
import { answerPreview } from './answer-preview';
import { askApi } from './ask-api';
import { createListingCatalogue } from './listing-catalogue';
import { demandSiteOrigin } from './site-origin';

interface DenoRuntime {
  env: { get: (name: string) => string | undefined };
  readTextFile: (path: string) => Promise<string>;
  serve: (settings: { port: number }, handler: (request: Request) => Promise<Response>) => unknown;
}

const Deno: DenoRuntime | undefined = Reflect.get(globalThis, 'Deno');
if (!Deno) throw new Error('This is for Deno; dist-preview/node.js is for Node.');
const { env, readTextFile, serve } = Deno;
const origin = demandSiteOrigin(env.get('SITE_ORIGIN'));
const api = env.get('API') ?? 'http://127.0.0.1:8000';
const findListing = createListingCatalogue(askApi(api));

serve({ port: Number(env.get('PORT') ?? 8787) }, (request) =>
  answerPreview(request, {
    loadPage: async () =>
      new Response(await readTextFile(`${env.get('DIST') ?? 'dist'}/index.html`), {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
    findListing,
    api,
    origin,
  }),
);
