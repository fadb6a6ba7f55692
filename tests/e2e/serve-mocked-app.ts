import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'msw';
import { answerAsMocks } from '#tests/slow-server/answer-as-mocks';
import { listen } from '#tests/slow-server/listen';
import { readSite, serveApp } from '#tests/slow-server/serve-app';
import { root } from './build-app';

const demonstrationPicture = /^\/demo\/[\w-]+\.webp$/;

/**
 * The built app with the mocked API on a local server. Its requests are not intercepted: otherwise the browser would
 * cache nothing and compile the app again for each page.
 */
export async function serveMockedApp(handlers: readonly RequestHandler[]) {
  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The build leaves the demonstration's pictures out; the repository has them.
    if (demonstrationPicture.test(pathname)) {
      const { status, type, body } = await readSite(path.join(root, 'public'), pathname);
      return void response.writeHead(status, { 'content-type': type }).end(body);
    }
    if (!pathname.startsWith('/api/')) return serveApp(path.join(root, 'dist'), pathname, response);
    // The app reads the time from this header, and a test may set another.
    response.sendDate = false;
    return answerAsMocks(request, response, handlers);
  }

  return listen(
    createServer((request, response) => {
      answerRequest(request, response).catch(() => response.destroy());
    }),
  );
}
