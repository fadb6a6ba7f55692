import { getResponse } from 'msw';
import type { ProductRow } from '@/listings/product-row';
import { createDatabase, type Database } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { encodeForm, type FormFields } from './encode-form';

/** The fixed time of the mocked server. */
const now = Date.parse('2026-03-10T09:30:00Z');

/** A mocked server for one test, and how to call it. */
export function startMockServer(database: Database = createDatabase({ now: () => now })) {
  const handlers = apiHandlers(database);
  async function send(path: string, init?: RequestInit): Promise<Response> {
    const response = await getResponse(handlers, new Request(new URL(path, 'http://localhost').href, init));
    return response ?? new Response('no handler', { status: 599 });
  }
  return {
    database,
    send,
    postJson: (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm: (fields: FormFields) => send('/api/products/', encodeForm(fields)),
    products: async (): Promise<ProductRow[]> => (await send('/api/products/')).json(),
  };
}
