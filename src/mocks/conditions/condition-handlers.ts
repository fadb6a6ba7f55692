import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Store } from '@/platform/create-store';
import type { Database } from '@/mocks/database/create-database';
import { isUnder } from '@/mocks/handlers/is-under';
import type { Conditions } from './conditions';
import { createManyProducts } from './create-many-products';

/** How long an answer takes on a slow network, in ms. */
const slowDelay = 4000;

const isApi = isUnder('/api/');
const isMedia = isUnder('/media/');
/** The API with its files, the sign-in provider and map tiles; not the page's own modules. */
const isRemote = ({ request }: { request: Request }): boolean =>
  isApi({ request }) || isMedia({ request }) || new URL(request.url).origin !== window.location.origin;

/** Answers as the conditions chosen in *Demo* demand, or leaves a request to the next handler. */
export function conditionHandlers(
  { read }: Pick<Store<Conditions>, 'read'>,
  database: Pick<Database, 'products'>,
): HttpHandler[] {
  const manyProducts = createManyProducts();
  return [
    http.all(isRemote, async () => {
      const { network } = read();
      if (network === 'offline') return HttpResponse.error();
      if (network === 'slow') await delay(slowDelay);
      return undefined;
    }),

    http.all(isApi, () => {
      const { network } = read();
      if (network === 'failing')
        return HttpResponse.json({ detail: 'A server error occurred.' }, { status: 500 });
      // A captive portal or gateway answers 200 with a page of its own.
      if (network === 'malformed') return HttpResponse.html('<!doctype html><title>Welcome</title>');
      return undefined;
    }),

    http.get('*/api/products/', async () => {
      const { listings } = read();
      if (listings === 'none') return HttpResponse.json([]);
      if (listings === 'many') return HttpResponse.json(manyProducts(await database.products()));
      return undefined;
    }),
  ];
}
