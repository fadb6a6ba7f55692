import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen } from './listen';
import { serveApp } from './serve-app';

/** A post as the server received it. It changes while it arrives. */
interface RecordedPost {
  bytesReceived: number;
  /** Whether it is still arriving, has arrived completely, or was aborted by the page. */
  outcome: 'receiving' | 'ended' | 'aborted';
  /** The received bytes, set once the post has ended. */
  body: Buffer;
}

interface Settings {
  /** The folder of the built app, or a function that chooses it for each path. */
  distDir: string | ((pathname: string) => string);
  /** The catalogue. */
  rows?: readonly object[];
  /** More rows of the catalogue, sent `ms` after the first ones. */
  laterRows?: { rows: readonly object[]; ms: number } | null;
  /** Uploaded pictures by their path; all others are missing. */
  media?: Readonly<Record<string, Buffer>>;
}

/** The built app and an API that records posts, on a local server. */
export async function startSlowServer(given: Settings) {
  const posts: RecordedPost[] = [];
  const settings = { rows: [], laterRows: null, media: {}, ...given };

  function sendJson(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' });
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
    const post: RecordedPost = { bytesReceived: 0, outcome: 'receiving', body: Buffer.alloc(0) };
    posts.push(post);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) {
        chunks.push(chunk);
        post.bytesReceived += chunk.length;
      }
    } catch {
      post.outcome = 'aborted';
      return;
    }
    post.body = Buffer.concat(chunks);
    post.outcome = 'ended';
    sendJson(response, 201, { id: 1, product_name: 'Stored' });
  }

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser silently repeats a POST if a reused connection breaks.
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
    /** All posts in the order of their arrival. */
    posts,
    /** Read at each request, so that a test can change them. */
    settings,
  };
}

export type SlowServer = Awaited<ReturnType<typeof startSlowServer>>;
