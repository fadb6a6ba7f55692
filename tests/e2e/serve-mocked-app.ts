import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { getResponse, type RequestHandler } from 'msw';
import { listen } from '#tests/slow-server/listen';
import { readSite, serveApp } from '#tests/slow-server/serve-app';
import { root } from './build-app';

const demonstrationPicture = /^\/demo\/[\w-]+\.webp$/;

/**
 * The built app before the mocked API, at an origin of this machine. What a page asks of it is not intercepted: the
 * browser keeps no file of a page whose requests are, and would compile the app anew for each page.
 */
export async function serveMockedApp(handlers: readonly RequestHandler[]) {
  async function answerCall(call: Request, response: ServerResponse): Promise<void> {
    const answer = await getResponse([...handlers], call);
    if (!answer) return void response.destroy();
    // The app learns the time from it, and a test may have another one.
    response.sendDate = false;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    // The build leaves the demonstration's pictures out; the repository has them.
    if (demonstrationPicture.test(url.pathname)) {
      const { status, type, body } = await readSite(path.join(root, 'public'), url.pathname);
      return void response.writeHead(status, { 'content-type': type }).end(body);
    }
    if (!url.pathname.startsWith('/api/')) return serveApp(path.join(root, 'dist'), url.pathname, response);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ]);
    const body = ['GET', 'HEAD'].includes(method) ? null : await arrayBuffer(request);
    return answerCall(new Request(url, { method, headers, body }), response);
  }

  return listen(
    createServer((request, response) => {
      answerRequest(request, response).catch(() => response.destroy());
    }),
  );
}
