/**
 * Netlify, as an edge function for links to listings. `API` and `SITE_ORIGIN` in the site's settings are the
 * two origins.
 */
import { answerPreview } from './answer-preview';
import { askApi } from './ask-api';
import { createListingCatalogue } from './listing-catalogue';
import { readSiteOrigin } from './site-origin';

interface Netlify {
  env: { get: (name: string) => string | undefined };
}

interface Context {
  next: () => Promise<Response>;
  waitUntil?: (work: Promise<unknown>) => void;
}

export const config = { path: '/nearby-detail' };

let findListing: ReturnType<typeof createListingCatalogue> | undefined;

export default function preview(request: Request, context: Context): Promise<Response> {
  const netlify: Netlify | undefined = Reflect.get(globalThis, 'Netlify');
  const api = netlify?.env.get('API') ?? '';
  const origin = readSiteOrigin(netlify?.env.get('SITE_ORIGIN'));
  if (api === '' || origin === '') return context.next();
  findListing ??= createListingCatalogue(askApi(api));
  return answerPreview(request, {
    loadPage: () => context.next(),
    findListing,
    api,
    origin,
    ...(context.waitUntil && { waitUntil: (work) => context.waitUntil?.(work) }),
  });
}
