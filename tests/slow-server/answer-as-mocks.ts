import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { getResponse, type RequestHandler } from 'msw';

/** Responds to a request as the handlers of the mocked API do. */
export async function answerAsMocks(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: readonly RequestHandler[],
): Promise<void> {
  const body = await buffer(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http';
  const asked = new Request(new URL(request.url ?? '/', `${scheme}://${request.headers.host}`), {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const answer = await getResponse([...handlers], asked);
  for (const [name, value] of answer?.headers ?? [])
    if (!response.hasHeader(name)) response.setHeader(name, value);
  response.writeHead(answer?.status ?? 404).end(answer && Buffer.from(await answer.arrayBuffer()));
}
