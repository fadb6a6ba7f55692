import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ProductRow } from '@/listings/product-row';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { createGate } from '../app/gate';
import { fixedNow } from '../data/clock';

/** The mocked API in Node: the handlers of development, with their demonstration data. */
export const server = setupServer(...apiHandlers(createDatabase({ now: () => fixedNow })));

const catalogue = '*/api/products/';

export const serveProducts = (rows: readonly (ProductRow | object | null)[]) =>
  server.use(http.get(catalogue, () => HttpResponse.json(rows)));

/** Sends this response as the catalogue once the returned function is called. */
function answerLater(answer: () => HttpResponse<JsonBodyType>): () => void {
  const { opened: released, open: release } = createGate();
  server.use(
    http.get(catalogue, async () => {
      await released;
      return answer();
    }),
  );
  return release;
}

/** Serves these rows as the catalogue once the returned function is called. */
export const serveProductsLater = (rows: object[]) => answerLater(() => HttpResponse.json(rows));

/** Makes the catalogue fail once the returned function is called. */
export const failProductsLater = () =>
  answerLater(() => HttpResponse.json({ detail: 'No.' }, { status: 500 }));

export const failProducts = (status = 500) =>
  server.use(http.get(catalogue, () => HttpResponse.json({ detail: 'No.' }, { status })));

export const cutProducts = () => server.use(http.get(catalogue, () => HttpResponse.error()));

const nearby = '*/api/products/nearby/';

/** Serves these rows, or this value, from the nearby endpoint. Returns the queries that it receives. */
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

/** Makes the nearby endpoint fail, with this status or without a response. */
export const failNearby = (status: number | null = 500) =>
  server.use(
    http.get(nearby, () => (status === null ? HttpResponse.error() : new HttpResponse('No.', { status }))),
  );

/** Makes neither the catalogue nor the nearby endpoint ever respond. */
export const holdProducts = () =>
  server.use(
    http.get(/\/api\/products\/(nearby\/)?(\?|$)/, async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    }),
  );
