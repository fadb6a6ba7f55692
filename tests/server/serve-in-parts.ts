import { http, HttpResponse } from 'msw';
import { server } from './server';

/** An answer, of the catalogue unless it is named, comes as the test sends it. */
export function serveInParts(path = '*/api/products/') {
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  let wasAsked = false;
  server.use(
    http.get(path, () => {
      wasAsked = true;
      return new HttpResponse(stream);
    }),
  );
  return {
    wasAsked: () => wasAsked,
    send: (text: string) => body?.enqueue(encoder.encode(text)),
    close: () => body?.close(),
    cut: () => body?.error(new TypeError('Lost.')),
  };
}

/** Rows as they stand between the brackets of the answer. */
export const inside = (rows: readonly object[]) => JSON.stringify(rows).slice(1, -1);
