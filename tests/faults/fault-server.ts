import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#tests/slow-server/listen';
import { serveApp } from '#tests/slow-server/serve-app';
import type { FaultName } from './fault-table';
import { badRows, goodAnswer } from './good-answers';

const page = '<!doctype html><title>A page</title><h1>A page of the web server</h1>';
const parts = 4;
const around = 'around=and-around';

/** The built app and its API, each call of which can be given a fault. */
export async function startFaultServer(distDir: string) {
  const given = new Map<string, FaultName>();
  const asked: string[] = [];
  let waiting: (() => void)[] = [];
  /** Bytes of the body of the answer that comes in parts. */
  let sent = 0;
  const nextStep = () => new Promise<void>((resolve) => waiting.push(resolve));

  function sendStatus(response: ServerResponse, status: number): void {
    const isPage = [413, 500, 502].includes(status);
    response.writeHead(status, {
      'content-type': isPage ? 'text/html' : 'application/json',
      ...(status === 429 && { 'retry-after': '3' }),
    });
    const words = status === 503 || status === 429 ? '' : JSON.stringify({ detail: 'Refused.' });
    response.end(isPage ? page : words);
  }

  async function drip(response: ServerResponse, body: string): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' });
    const length = Math.ceil(body.length / parts);
    for (let from = 0; from < body.length; from += length) {
      const part = body.slice(from, from + length);
      response.write(part);
      sent += Buffer.byteLength(part);
      await nextStep();
    }
    response.end();
  }

  function cut(response: ServerResponse, body: string): void {
    const head = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(200, head);
    // What is not yet on its way when the line breaks is lost, the status included.
    response.write(body.slice(0, body.length / 2), () => setTimeout(() => response.socket?.destroy(), 20));
  }

  /** To an address that leads to itself: a redirected post goes on as a read. */
  const sendAround = (response: ServerResponse, url: string): void =>
    void response.writeHead(302, { location: `${url.split('?')[0] ?? url}?${around}` }).end();

  async function answer(call: string, url: string, response: ServerResponse): Promise<void> {
    const fault = given.get(call);
    const body = JSON.stringify(goodAnswer(call));
    const send = (text: string, type = 'application/json') =>
      response.writeHead(200, { 'content-type': type }).end(text);
    if (fault !== undefined && /^\d+$/.test(fault)) return sendStatus(response, Number(fault));
    switch (fault) {
      case 'slow':
        await nextStep();
        return void send(body);
      case 'hang':
        return;
      case 'drip':
        return drip(response, body);
      case 'cut':
        return cut(response, body);
      case 'HTML':
        return void send(page, 'text/html');
      case 'empty':
        return void send('');
      case 'truncated':
        return void send(body.slice(0, body.length / 2));
      case 'wrong type':
        return void send('"A text"');
      case 'bad rows':
        return void send(JSON.stringify(badRows(call)));
      case 'wrong content type':
        return void send(body, 'text/html');
      case 'redirect loop':
        return sendAround(response, url);
      default:
        return void send(body);
    }
  }

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser asks again, unasked, where a connection breaks that was used before.
    response.shouldKeepAlive = false;
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.startsWith('/api/')) return serveApp(distDir, pathname, response);
    const call = `${request.method} ${pathname}`;
    asked.push(call);
    if (url.endsWith(around)) return sendAround(response, url);
    request.resume();
    await once(request, 'end');
    return answer(call, url, response);
  }

  const server = createServer((request, response) => void answerRequest(request, response).catch(() => {}));
  return {
    ...(await listen(server)),
    /** From now on a call has this fault, and only it; null for none. */
    set(call: string, fault: FaultName | null): void {
      given.clear();
      asked.length = 0;
      sent = 0;
      if (fault) given.set(call, fault);
    },
    /** How often a call was asked for since the last `set`. */
    count: (call: string): number => asked.filter((one) => one === call).length,
    /** How many bytes of an answer have gone before the rest is held back; null while nothing is. */
    sentBefore: (): number | null => (waiting.length > 0 ? sent : null),
    /** Sends what is held back, or the next part of it. */
    step(): void {
      const due = waiting;
      waiting = [];
      due.forEach((go) => go());
    },
  };
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;
