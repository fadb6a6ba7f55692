/** Netlify, as an edge function for links to listings; `netlify.toml` names it. `API` in the site's settings is the origin of the API. */
import { answerPreview } from './answer-preview';
import { askApi } from './ask-api';
import { createListingCatalogue } from './listing-catalogue';

interface Netlify {
  env: { get: (name: string) => string | undefined };
}

interface Context {
  next: () => Promise<Response>;
  waitUntil?: (work: Promise<unknown>) => void;
}

let findListing: ReturnType<typeof createListingCatalogue> | undefined;

export default function preview(request: Request, context: Context): Promise<Response> {
  const netlify: Netlify | undefined = Reflect.get(globalThis, 'Netlify');
  const api = netlify?.env.get('API') ?? '';
  if (api === '') return context.next();
  findListing ??= createListingCatalogue(askApi(api));
  return answerPreview(request, {
    loadPage: () => context.next(),
    findListing,
    api,
    origin: new URL(request.url).origin,
    ...(context.waitUntil && { waitUntil: (work) => context.waitUntil?.(work) }),
  });
}
