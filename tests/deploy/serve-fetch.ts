import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#tests/slow-server/listen';

export type Handle = (request: Request) => Promise<Response>;

/** Headers of the connection, or changed by `fetch`, which decompresses. */
const ofConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url } = incoming;
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'host' && !ofConnection.has(name) ? [[name, value]] : [],
  );
  const body = /^(?:GET|HEAD)$/.test(method) ? null : new Uint8Array(await buffer(incoming));
  return new Request(`http://${headers.host}${url}`, { method, headers: given, body, redirect: 'manual' });
}

async function answer(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(await toRequest(incoming));
  const headers = [...response.headers].filter(([name]) => !ofConnection.has(name));
  outgoing.writeHead(response.status, Object.fromEntries(headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** A local server that answers with a function. */
export const serveFetch = (handle: Handle) =>
  listen(
    createServer((incoming, outgoing) => {
      answer(handle, incoming, outgoing).catch((error: unknown) => {
        outgoing.writeHead(500).end(String(error));
      });
    }),
  );

/** The answer of another server to the same request. */
export async function forward(request: Request, address: string): Promise<Response> {
  const body = request.body === null ? null : await request.arrayBuffer();
  return fetch(address, { method: request.method, headers: request.headers, body, redirect: 'manual' });
}
