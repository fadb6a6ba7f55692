import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { isRecord, parseDecimal } from '@/platform/parse-values';
import { checkEntry } from './check-entry';
import { checkProduct } from './check-product';
import { fieldMessages, type FieldErrors } from './field-errors';
import { isUnder } from './is-under';
import { mediaHandlers } from './media-handlers';

/** The JSON object in a request's body, or a response with status 400. */
async function readJson(request: Request): Promise<Record<string, unknown> | Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch (error) {
    return HttpResponse.json({ detail: `JSON parse error - ${String(error)}` }, { status: 400 });
  }
  if (isRecord(body)) return body;
  const message = 'Invalid data. Expected a dictionary.';
  return HttpResponse.json({ non_field_errors: [message] }, { status: 400 });
}

const mediaType = (request: Request) => request.headers.get('content-type') ?? '';

async function readForm(request: Request): Promise<FormData | Response> {
  const type = mediaType(request);
  if (!type.startsWith('multipart/form-data')) {
    return HttpResponse.json({ detail: `Unsupported media type "${type}" in request.` }, { status: 415 });
  }
  try {
    return await request.formData();
  } catch (error) {
    return HttpResponse.json({ detail: `Multipart form parse error - ${String(error)}` }, { status: 400 });
  }
}

/** The call for all products, verified or not, and the call that adds one. */
const productHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/products/', async () => HttpResponse.json(await database.products())),

  http.post('*/api/products/', async ({ request }) => {
    const form = await readForm(request);
    if (form instanceof Response) return form;
    const checked = checkProduct(form);
    if ('errors' in checked) return HttpResponse.json(checked.errors, { status: 400 });
    return HttpResponse.json(await database.addProduct(checked.product), { status: 201 });
  }),
];

function readNumber(query: URLSearchParams, name: string, errors: FieldErrors): number {
  const value = parseDecimal(query.get(name));
  if (value === null) errors[name] = [query.has(name) ? fieldMessages.number : fieldMessages.required];
  return value ?? 0;
}

/** The call for the verified products within `radius` km of `lat`, `lng`. */
const nearbyHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/products/nearby/', async ({ request }) => {
    const query = new URL(request.url).searchParams;
    const errors: FieldErrors = {};
    const centre = {
      latitude: readNumber(query, 'lat', errors),
      longitude: readNumber(query, 'lng', errors),
    };
    const radius = readNumber(query, 'radius', errors);
    if (Object.keys(errors).length > 0) return HttpResponse.json(errors, { status: 400 });
    return HttpResponse.json(await database.nearby(centre, radius));
  }),
];

/** The calls for requests and comments. The API has one list for both. */
const catHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/cat', async () => HttpResponse.json(await database.entries())),

  http.post('*/api/cat', async ({ request }) => {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const checked = checkEntry(body, database.now());
    if ('errors' in checked) return HttpResponse.json(checked.errors, { status: 400 });
    return HttpResponse.json(await database.addEntry(checked.entry), { status: 201 });
  }),
];

const isAbove = (limit: number, value: unknown) => (parseDecimal(value) ?? -Infinity) > limit;

function faultOf(items: unknown): string | undefined {
  if (items === undefined) return fieldMessages.required;
  if (!Array.isArray(items)) return 'Expected a list of items.';
  if (items.length === 0) return 'This list may not be empty.';
  const isSound = (item: unknown) =>
    isRecord(item) && isAbove(0, item['price']) && isAbove(0, item['quantity']);
  return items.every(isSound) ? undefined : 'Every item needs a price and a quantity above 0.';
}

/** Creates a checkout session. A real server creates it at the card provider. */
const checkoutHandlers = (): HttpHandler[] => [
  http.post('*/api/create-checkout-session/', async ({ request }) => {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const fault = faultOf(body['items']);
    if (fault) return HttpResponse.json({ items: [fault] } satisfies FieldErrors, { status: 400 });
    return HttpResponse.json({ id: `cs_test_${crypto.randomUUID().replaceAll('-', '')}` });
  }),
];

/** The calls of the account pages. */
const accountHandlers = ({ account }: Database): HttpHandler[] => [
  http.get('*/api/payment-updates/', () => HttpResponse.json(account.paymentUpdates)),
  http.get('*/api/orders/pending/', () => HttpResponse.json(account.pendingOrders)),
  http.get('*/api/orders/completed/', () => HttpResponse.json(account.completedOrders)),
  http.get('*/api/wallet/', () => HttpResponse.json(account.wallet)),
  http.get('*/api/subscriptions/', () => HttpResponse.json(account.subscriptions)),
  http.get('*/api/refunds/', () => HttpResponse.json(account.refunds)),
];

const notFound = http.all(isUnder('/api/'), () =>
  HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
);

/** All handlers of the mocked API, with one database. They serve the worker, `msw/node` and `getResponse`. */
export const apiHandlers = (database: Database): HttpHandler[] => [
  ...productHandlers(database),
  ...nearbyHandlers(database),
  ...catHandlers(database),
  ...checkoutHandlers(),
  ...accountHandlers(database),
  ...mediaHandlers(database),
  notFound,
];
