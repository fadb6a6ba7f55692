import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Database } from '@/mocks/database/create-database';
import { accountRows } from '@/mocks/demonstration/account-rows';
import { checkoutBody, entryBody, nearbyQuery, productBody } from './bodies';
import { isUnder } from './is-under';

/** Responds to valid data with `answer`, and to other data with the errors by field. */
function answerIfValid<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  answer: (checked: v.InferOutput<Schema>) => Response | Promise<Response>,
): Response | Promise<Response> {
  const { success, output, issues } = v.safeParse(schema, given);
  return success ? answer(output) : HttpResponse.json(v.flatten(issues).nested ?? {}, { status: 400 });
}

const readJson = (request: Request): Promise<unknown> => request.json().catch(() => null);

async function readForm(request: Request): Promise<unknown> {
  const form = await request.formData().catch(() => new FormData());
  return { ...Object.fromEntries(form), uploaded_images: form.getAll('uploaded_images') };
}

/** The calls for all products, verified or not, and for the verified ones near a place. */
const productHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/products/', async () => HttpResponse.json(await database.products())),
  http.post('*/api/products/', async ({ request }) =>
    answerIfValid(productBody, await readForm(request), async (product) =>
      HttpResponse.json(await database.addProduct(product), { status: 201 }),
    ),
  ),
  http.get('*/api/products/nearby/', ({ request }) =>
    answerIfValid(
      nearbyQuery,
      Object.fromEntries(new URL(request.url).searchParams),
      async ({ lat, lng, radius }) =>
        HttpResponse.json(await database.nearby({ latitude: lat, longitude: lng }, radius)),
    ),
  ),
];

/** The calls for requests and comments. */
const entryHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/cat', async () => HttpResponse.json(await database.entries())),
  http.post('*/api/cat', async ({ request }) =>
    answerIfValid(entryBody, await readJson(request), async (entry) =>
      HttpResponse.json(await database.addEntry(entry), { status: 201 }),
    ),
  ),
];

/** The rows of the account pages while nobody is signed in. */
const emptyRows: Record<keyof typeof accountRows, object> = {
  paymentUpdates: [],
  pendingOrders: [],
  completedOrders: [],
  wallet: { balance: 0 },
  subscriptions: [],
  refunds: [],
};

/** The calls of the account pages. */
function accountHandlers(isSignedIn: () => Promise<boolean>): HttpHandler[] {
  const answer = async (name: keyof typeof accountRows) =>
    HttpResponse.json(((await isSignedIn()) ? accountRows : emptyRows)[name]);
  return [
    http.get('*/api/payment-updates/', () => answer('paymentUpdates')),
    http.get('*/api/orders/pending/', () => answer('pendingOrders')),
    http.get('*/api/orders/completed/', () => answer('completedOrders')),
    http.get('*/api/wallet/', () => answer('wallet')),
    http.get('*/api/subscriptions/', () => answer('subscriptions')),
    http.get('*/api/refunds/', () => answer('refunds')),
  ];
}

/** The call that starts a checkout. */
const checkoutHandlers: readonly HttpHandler[] = [
  http.post('*/api/create-checkout-session/', async ({ request }) =>
    answerIfValid(checkoutBody, await readJson(request), () =>
      HttpResponse.json({ id: `cs_test_${crypto.randomUUID().replaceAll('-', '')}` }),
    ),
  ),
];

/** Serves an uploaded file or a part of it. Without parts, Safari plays no videos, and no browser can seek in them. */
const mediaHandler = (database: Database) =>
  http.get(isUnder('/media/'), async ({ request }) => {
    const file = await database.file(new URL(request.url).pathname);
    if (!file) return new HttpResponse(null, { status: 404 });
    const headers = { 'content-type': file.type, 'accept-ranges': 'bytes' };
    const [range, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
    if (range === undefined) return new HttpResponse(await file.arrayBuffer(), { headers });
    const first = Number(from);
    const last = Math.min(Number(to || Infinity), file.size - 1);
    return new HttpResponse(await file.slice(first, last + 1).arrayBuffer(), {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${file.size}` },
    });
  });

const notFound = http.all(isUnder('/api/'), () =>
  HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
);

/** All handlers of the mocked API. They serve the worker, `msw/node` and `getResponse`. */
export const apiHandlers = (database: Database, isSignedIn = async () => true): HttpHandler[] => [
  ...productHandlers(database),
  ...entryHandlers(database),
  ...accountHandlers(isSignedIn),
  ...checkoutHandlers,
  mediaHandler(database),
  notFound,
];
