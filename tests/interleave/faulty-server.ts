import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as startRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isStoredBy, type Fate } from './fate';
import type { Person } from './people';
import { loadApp } from './static-files';
import { readWrite, type Write } from './write';

/** A page of every origin that is not the app's. */
export const blankPath = '/blank';
/** How long a slow write or answer takes, in ms. */
const slowness = 250;
const lateness = 900;

/** A fault of the harness's own server, or of its calendar, for its self-test: the judge has to find it. */
export type Sabotage = 'store twice' | 'store nothing' | 'swap names' | 'stop the days' | null;

/** One run's view of the server. */
export interface RunServer {
  name: string;
  origin: string;
  hasKeys: boolean;
  sabotage: Sabotage;
  /** Who is signed in at the provider. */
  account: Person | null;
  accountSince: number;
  /** What becomes of the next writes, one after the other; what comes then is stored. */
  fates: Fate[];
  listsFail: boolean;
  writes: Write[];
  /** How many calls have no answer yet. */
  inFlight: number;
  hanging: Set<() => void>;
  /** The writes that Django is storing. */
  storing: Set<Promise<unknown>>;
  setAccount(person: Person | null): void;
  /** From now on all is well; what hangs is cut. */
  heal(): void;
}

interface RunOptions {
  /** The first part of the host name. */
  host: string;
  hasKeys: boolean;
  sabotage: Sabotage;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** Straight to Django, on a connection of its own: one that is used again may break under a write. */
function callDjango(django: string, run: RunServer, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  return new Promise((resolve, reject) => {
    const call = startRequest(
      django + (request.url ?? '/'),
      {
        method: request.method ?? 'GET',
        agent: new Agent({ keepAlive: false }),
        headers: {
          ...headers,
          'content-length': body.length,
          'x-run': run.name,
          ...(run.hasKeys && { 'x-keys': 'stored' }),
        },
      },
      (response) => {
        buffer(response).then(
          (content) =>
            resolve({
              status: response.statusCode ?? 502,
              type: response.headers['content-type'] ?? 'text/plain',
              body: content,
            }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * The built app, the sign-in provider and Django behind one door that breaks as told:
 * `http://HOST.localhost:PORT`, for each host another run.
 */
export async function startFaultyServer({
  dist,
  django,
  port,
}: {
  dist: string;
  django: string;
  port: number;
}) {
  const serveFile = await loadApp(dist);
  const runs = new Map<string, RunServer>();
  const originOf = (host: string) => `http://${host}.localhost:${port}`;

  function send(response: ServerResponse, { status, type, body }: Answer): void {
    if (response.destroyed) return;
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  }
  const say = (response: ServerResponse, status: number) =>
    send(response, {
      status,
      type: 'application/json',
      body: Buffer.from(`{"detail":"The server said ${status}."}`),
    });

  const forward = (run: RunServer, request: IncomingMessage, body: Buffer) =>
    callDjango(django, run, request, body);

  async function store(run: RunServer, request: IncomingMessage, given: Buffer, write: Write) {
    let body = given;
    if (run.sabotage === 'store nothing') {
      write.status = 201;
      return { status: 201, type: 'application/json', body: Buffer.from('{"id":1}') };
    }
    if (run.sabotage === 'swap names')
      body = Buffer.from(
        given
          .toString('latin1')
          .replaceAll('hana@example.com', '__')
          .replaceAll('biruk@example.com', 'hana@example.com')
          .replaceAll('__', 'biruk@example.com'),
        'latin1',
      );
    const answer = await forward(run, request, body);
    if (run.sabotage === 'store twice') await forward(run, request, body);
    write.status = answer.status;
    return answer;
  }

  /** Until the sender gives up or the run heals. */
  function hang(run: RunServer, response: ServerResponse): void {
    const cut = () => response.destroy();
    run.hanging.add(cut);
    response.on('close', () => run.hanging.delete(cut));
  }

  async function takeWrite(
    run: RunServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await buffer(request);
    const fate = run.fates.shift() ?? 'stored';
    const { account, accountSince } = run;
    const write: Write = {
      ...readWrite(request.url ?? '', body.toString('latin1')),
      fate,
      status: null,
      account,
      accountSince,
      at: Date.now(),
    };
    run.writes.push(write);
    if (fate === 'slow') await pause(slowness);
    if (fate === 'late') await pause(lateness);
    // What the sender has given up does not come to the server, but for what was on its way already.
    if (response.destroyed && fate !== 'late') return;
    const stored = isStoredBy(fate) ? store(run, request, body, write) : null;
    if (stored && fate !== 'late') {
      run.storing.add(stored);
      void stored.finally(() => run.storing.delete(stored)).catch(() => {});
    }
    const answer = await stored;
    if (fate === 'slow answer') await pause(slowness);
    if (fate.startsWith('500')) return say(response, 500);
    if (fate.startsWith('503')) return say(response, 503);
    if (fate.startsWith('cut')) return void response.destroy();
    if (fate.startsWith('hang')) return hang(run, response);
    if (answer) send(response, answer);
  }

  async function answerProvider(
    run: RunServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method === 'PUT')
      run.setAccount((await buffer(request)).toString() === 'hana' ? 'hana' : 'biruk');
    if (request.method === 'DELETE') run.setAccount(null);
    if (request.method !== 'GET')
      response.setHeader('set-cookie', `__client_uat=${run.account ? Date.now() : 0}; Path=/`);
    response.end(run.account ?? '');
  }

  async function answerCall(
    run: RunServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method === 'POST') return takeWrite(run, request, response);
    // A busy machine must not make any write a late one: of these a page that was loaded anew could not know.
    await Promise.allSettled(run.storing);
    if (run.listsFail) return say(response, 503);
    send(response, await forward(run, request, Buffer.alloc(0)));
  }

  const server = createServer((request, response) => {
    const run = runs.get((request.headers.host ?? '').split('.')[0] ?? '');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A browser sends a write again, unasked, where a connection breaks that was used before.
    response.shouldKeepAlive = false;
    if (pathname === blankPath)
      return void response.setHeader('content-type', 'text/html').end('<title>Blank</title>');
    if (!run) return say(response, 404);
    if (pathname.startsWith('/provider/'))
      return void answerProvider(run, request, response).catch(() => response.destroy());
    run.inFlight += 1;
    response.on('close', () => {
      run.inFlight -= 1;
    });
    if (!pathname.startsWith('/api/')) return serveFile(pathname, response);
    answerCall(run, request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    originOf,
    /** From now on `host` answers for this run. */
    openRun(name: string, { host, hasKeys, sabotage }: RunOptions) {
      const run: RunServer = {
        name,
        origin: originOf(host),
        hasKeys,
        sabotage,
        account: null,
        accountSince: Date.now(),
        fates: [],
        listsFail: false,
        writes: [],
        inFlight: 0,
        hanging: new Set(),
        storing: new Set(),
        setAccount(person) {
          run.account = person;
          run.accountSince = Date.now();
        },
        heal() {
          run.fates = [];
          run.listsFail = false;
          for (const cut of run.hanging) cut();
        },
      };
      runs.set(host, run);
      return run;
    },
    /** What the server has stored for a run: each row's text and in whose name. */
    async stored(name: string): Promise<{ text: string; signature: string }[]> {
      const rowsOf = async (path: string): Promise<Record<string, unknown>[]> =>
        (await fetch(django + path, { headers: { 'x-run': name } })).json();
      const [posts, entries] = await Promise.all([rowsOf('/api/products/'), rowsOf('/api/cat')]);
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      return [
        ...posts.map((row) => ({ text: text(row['product_name']), signature: text(row['email']) })),
        ...entries.map((row) => ({
          text: text(row['message']) || text(row['comment']),
          signature: text(row['user_email']) || text(row['name']),
        })),
      ];
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
