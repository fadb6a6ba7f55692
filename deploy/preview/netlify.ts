/** Netlify, as an edge function for links to offers; `netlify.toml` names it. `API` in the site's settings is the origin of the API. */
import { answerPreview } from './answer-preview';
import { askApi } from './ask-api';
import { createOfferCatalogue } from './offer-catalogue';

interface Netlify {
  env: { get: (name: string) => string | undefined };
}

interface Context {
  next: () => Promise<Response>;
  waitUntil?: (work: Promise<unknown>) => void;
}

let findOffer: ReturnType<typeof createOfferCatalogue> | undefined;

export default function preview(request: Request, context: Context): Promise<Response> {
  const netlify: Netlify | undefined = Reflect.get(globalThis, 'Netlify');
  const api = netlify?.env.get('API') ?? '';
  if (api === '') return context.next();
  findOffer ??= createOfferCatalogue(askApi(api));
  return answerPreview(request, {
    loadPage: () => context.next(),
    findOffer,
    api,
    origin: new URL(request.url).origin,
    ...(context.waitUntil && { waitUntil: (work) => context.waitUntil?.(work) }),
  });
}
