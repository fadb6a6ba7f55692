import { setTimeout } from 'node:timers/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen';
import { receivePost } from './receive-post';
import type { RecordedPost } from './recorded-post';
import { serveApp } from './serve-app';

/**
 * The answer to a post, or after how many bytes the connection is cut; `Infinity` means after all of them, without an
 * answer.
 */
type Answer = { status: number; body: unknown } | { hangUpAfter: number };

interface Settings {
  /** The built app, or which build a path of the site comes from. */
  distDir: string | ((pathname: string) => string);
  /** How fast posts are read; by default at full speed. */
  bytesPerSecond?: number;
  /** The catalogue. */
  rows?: readonly object[];
  /** Rows of the catalogue that follow `ms` after those. */
  laterRows?: { rows: readonly object[]; ms: number } | null;
  answer?: Answer;
  /** Uploaded pictures by their path; all others are missing. */
  media?: Readonly<Record<string, Buffer>>;
  /** The server's clock, in ms. */
  now?: () => number;
}

const stored: Answer = { status: 201, body: { id: 1, product_name: 'Stored' } };

/** The built app and an API that reads posts slowly, on a local server. */
export async function startSlowServer(given: Settings) {
  const posts: RecordedPost[] = [];
  const settings = {
    bytesPerSecond: Infinity,
    rows: [],
    laterRows: null,
    answer: stored,
    media: {},
    now: Date.now,
    ...given,
  };

  function sendJson(response: ServerResponse, status: number, body: unknown): void {
    const date = new Date(settings.now()).toUTCString();
    response.writeHead(status, { 'content-type': 'application/json', date });
    response.end(JSON.stringify(body));
  }

  async function sendCatalogue(response: ServerResponse): Promise<void> {
    const { rows, laterRows } = settings;
    if (!laterRows) return sendJson(response, 200, rows);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(`[${rows.map((row) => `${JSON.stringify(row)},`).join('')}`);
    await setTimeout(laterRows.ms);
    response.end(JSON.stringify(laterRows.rows).slice(1));
  }

  async function takePost(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post: RecordedPost = {
      headers: request.headers,
      bytesReceived: 0,
      outcome: 'receiving',
      body: Buffer.alloc(0),
    };
    posts.push(post);
    const { bytesPerSecond, answer } = settings;
    // Releases a request that is not read to its end.
    const { socket } = request;
    const limit = 'hangUpAfter' in answer ? answer.hangUpAfter : Infinity;
    await receivePost(request, post, { bytesPerSecond, limit });
    if (post.outcome === 'aborted') return;
    if ('hangUpAfter' in answer) {
      post.outcome = 'hung-up';
      socket.destroy();
    } else sendJson(response, answer.status, answer.body);
  }

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser silently repeats a post if a reused connection breaks.
    response.shouldKeepAlive = false;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    if (call === 'POST /api/products/') return takePost(request, response);
    if (call === 'GET /api/products/') return sendCatalogue(response);
    if (call === 'GET /api/cat') return sendJson(response, 200, []);
    const picture = settings.media[pathname];
    if (picture) {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
      return;
    }
    if (/^\/(api|media)\//.test(pathname)) return sendJson(response, 404, { detail: 'Not found.' });
    const { distDir } = settings;
    return serveApp(typeof distDir === 'string' ? distDir : distDir(pathname), pathname, response);
  }

  const server = createServer((request, response) => void answerRequest(request, response));
  return {
    ...(await listen(server)),
    /** All posts in order of arrival. */
    posts,
    /** Read at every request, so that a test may change them. */
    settings,
  };
}

export type SlowServer = Awaited<ReturnType<typeof startSlowServer>>;
