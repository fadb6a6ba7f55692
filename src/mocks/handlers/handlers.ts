import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { accountHandlers } from './account-handlers';
import { catHandlers } from './cat-handlers';
import { checkoutHandlers } from './checkout-handlers';
import { isUnder } from './is-under';
import { mediaHandlers } from './media-handlers';
import { nearbyHandlers } from './nearby-handlers';
import { productHandlers } from './product-handlers';

const notFound = http.all(isUnder('/api/'), () =>
  HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
);

/** All handlers of the mocked API over one database, for the worker, `msw/node` or `getResponse`. */
export const apiHandlers = (database: Database): HttpHandler[] => [
  ...productHandlers(database),
  ...nearbyHandlers(database),
  ...catHandlers(database),
  ...checkoutHandlers(),
  ...accountHandlers(database),
  ...mediaHandlers(database),
  notFound,
];
