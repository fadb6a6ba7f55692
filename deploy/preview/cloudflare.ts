/**
 * Cloudflare Pages, as `_worker.js` of the build: previews of links, `/api` and `/media` from the server that
 * `API` names in the project's settings, 404 for missing files, which Pages would answer with the app, and what
 * is shared before the app has its worker.
 */
import { answerPreview, listingIdOf } from './answer-preview';
import { askApi } from './ask-api';
import { guardAnswer } from './guard-answer';
import { answerLostShare, isLostShare } from './answer-lost-share';
import { createListingCatalogue } from './listing-catalogue';
import { readSiteOrigin } from './site-origin';

interface Environment {
  /** The files of the build, with the headers of `_headers`. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  /** Origin of the API, such as https://api.gulit.example. */
  API?: string;
  /** Origin of the site, such as https://gulit.example; without it there are no previews. */
  SITE_ORIGIN?: string;
}

let findListing: ReturnType<typeof createListingCatalogue> | undefined;

export default {
  async fetch(
    request: Request,
    { ASSETS, API = '', SITE_ORIGIN }: Environment,
    context: { waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (isLostShare(request)) return answerLostShare();
    const origin = readSiteOrigin(SITE_ORIGIN);
    if (/^\/(?:api|media)\//.test(pathname))
      return API === ''
        ? new Response('Not found', { status: 404 })
        : guardAnswer(await fetch(new Request(`${API}${pathname}${search}`, request)));
    if (listingIdOf(request.url) !== null && API !== '' && origin !== '') {
      findListing ??= createListingCatalogue(askApi(API));
      return answerPreview(request, {
        loadPage: () => ASSETS.fetch(new Request(new URL('/', request.url))),
        findListing,
        api: API,
        origin,
        waitUntil: (work) => context.waitUntil(work),
      });
    }
    const answer = await ASSETS.fetch(request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isFile = /\.[A-Za-z0-9]+$/.test(pathname) && !pathname.endsWith('.html');
    return isFile && isPage ? new Response('Not found', { status: 404 }) : answer;
  },
};
