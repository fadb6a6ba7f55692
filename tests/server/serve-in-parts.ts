import { http, HttpResponse } from 'msw';
import { server } from './server';

/** Sends a response in parts, each when the test says so. */
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

/** Rows as JSON without the outer brackets. */
export const inside = (rows: readonly object[]) => JSON.stringify(rows).slice(1, -1);
