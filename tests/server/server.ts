import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ProductRow } from '@/listings/product-row';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { fixedNow } from '../data/clock';

/** The mocked API in Node: the handlers of development, with their demonstration data. */
export const server = setupServer(...apiHandlers(createDatabase({ now: () => fixedNow })));

const catalogue = '*/api/products/';

/** The catalogue holds these rows, whatever their shape. */
export const serveProducts = (rows: readonly (ProductRow | object | null)[]) =>
  server.use(http.get(catalogue, () => HttpResponse.json(rows)));

/** The catalogue gives this answer once the function returned is called. */
function answerLater(answer: () => HttpResponse<JsonBodyType>): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(catalogue, async () => {
      await released;
      return answer();
    }),
  );
  return () => release();
}

/** The catalogue answers with these rows once the function returned is called. */
export const serveProductsLater = (rows: object[]) => answerLater(() => HttpResponse.json(rows));

/** The catalogue fails once the function returned is called. */
export const failProductsLater = () =>
  answerLater(() => HttpResponse.json({ detail: 'No.' }, { status: 500 }));

/** The catalogue answers with this status. */
export const failProducts = (status = 500) =>
  server.use(http.get(catalogue, () => HttpResponse.json({ detail: 'No.' }, { status })));

/** The catalogue cannot be reached. */
export const cutProducts = () => server.use(http.get(catalogue, () => HttpResponse.error()));

const nearby = '*/api/products/nearby/';

/** The nearby endpoint answers with these rows or this value; returns the queries it received. */
export function serveNearby(answer: readonly ProductRow[] | object): string[] {
  const questions: string[] = [];
  server.use(
    http.get(nearby, ({ request }) => {
      questions.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
  );
  return questions;
}

/** The nearby endpoint fails: with this status, or without any answer. */
export const failNearby = (status: number | null = 500) =>
  server.use(
    http.get(nearby, () => (status === null ? HttpResponse.error() : new HttpResponse('No.', { status }))),
  );

/** Neither the catalogue nor the nearby endpoint ever answers. */
export const holdProducts = () =>
  server.use(
    http.get(/\/api\/products\/(nearby\/)?(\?|$)/, async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    }),
  );
