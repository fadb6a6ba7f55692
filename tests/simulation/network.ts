import type { Clock } from './clock';
import { lightResponse, type LightFormData } from './light-classes';
import { readWrite, type Answer, type Call, type Fate, type Market, type Write } from './market';

export const origin = 'https://gulit.example';

interface Line {
  clock: Clock;
  random: () => number;
  market: Market;
  isOffline: () => boolean;
  isAlive: () => boolean;
  /** Runs a callback when the page closes. */
  onGone: (end: () => void) => void;
  account: () => string | null;
  onWrite: (write: Write, fate: Fate) => void;
}

interface Ends {
  onAnswer: (answer: Answer) => void;
  onLost: () => void;
}

const after = /after$|^slow$|^stored$|^late$|^repeated$/;
const said: Partial<Record<Fate, Answer>> = {
  refused: { status: 400, body: { detail: 'No.' } },
  busy: { status: 429, body: {}, headers: { 'retry-after': '2' } },
  'failed before': { status: 500, body: {} },
  'failed after': { status: 503, body: {} },
};

/** The connection of one page to the server. */
export function connect({ clock, random, market, isOffline, isAlive, onGone, account, onWrite }: Line) {
  const latency = () => 5 + random() * 75;
  /** In ms. It is often long enough for another tab to begin sending. */
  const uploadTime = () => (random() < 0.4 ? random() * 4000 : latency());

  function write(sent: Call, { onAnswer, onLost }: Ends): () => void {
    const fate = market.nextFate(sent);
    onWrite(readWrite(sent), fate);
    const isStored = after.test(fate);
    let isGone = false;
    let isThere = false;
    const answer = (what: () => void) => clock.after(latency(), what, () => isAlive() && !isGone);
    const arrive = () => {
      isThere = true;
      const stored = isStored ? market.store(sent) : null;
      if (fate === 'repeated') market.store(sent);
      if (fate.startsWith('silent')) return;
      if (fate.startsWith('cut')) answer(onLost);
      else answer(() => onAnswer(said[fate] ?? stored ?? { status: 500, body: {} }));
    };
    const delay = fate === 'slow' ? random() * 25_000 : fate === 'late' ? random() * 90_000 : uploadTime();
    clock.after(delay, arrive, () => fate === 'late' || !isGone);
    /** When a page closes, its running call may have left already. */
    const end = () => {
      if (isGone) return;
      isGone = true;
      if (!isThere && isStored && fate !== 'late' && random() < 0.5) market.store(sent);
    };
    onGone(end);
    return end;
  }

  function call(sent: Call, ends: Ends): () => void {
    let isGone = false;
    const isDue = () => isAlive() && !isGone;
    if (isOffline()) clock.after(5, ends.onLost, isDue);
    else if (sent.method === 'POST') return write(sent, ends);
    else {
      const answer = () => {
        const list = market.list(sent.path);
        const body = structuredClone(list.body);
        clock.after(latency(), () => ends.onAnswer({ ...list, body }), isDue);
      };
      clock.after(latency(), answer, isDue);
    }
    return () => {
      isGone = true;
    };
  }

  const keyOf = (header: string | null | undefined) => header?.replaceAll('"', '') ?? null;

  function fetch(address: string, init: RequestInit = {}) {
    const path = address.slice(origin.length);
    const { method = 'GET', signal } = init;
    const row: Record<string, unknown> = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const key = keyOf(method === 'POST' ? new Headers(init.headers).get('idempotency-key') : null);
    return new Promise<ReturnType<typeof lightResponse>>((resolve, reject) => {
      const abort = call(
        { method, path, key, row, account: account() },
        {
          onAnswer: ({ status, body, headers = {} }) => resolve(lightResponse(status, body, headers)),
          onLost: () => reject(new TypeError('Failed to fetch')),
        },
      );
      signal?.addEventListener('abort', () => {
        abort();
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  }

  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    responseURL = '';
    private headers: Record<string, string> = {};
    private isOver = false;
    private end = () => {};

    open(_method: string, address: string): void {
      this.responseURL = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }

    getResponseHeader = (name: string): string | null => this.headers[name.toLowerCase()] ?? null;

    send({ entries }: LightFormData): void {
      const row = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
      const path = this.responseURL.slice(origin.length);
      const key = keyOf(this.headers['idempotency-key']);
      this.end = call(
        { method: 'POST', path, key, row, account: account() },
        {
          onAnswer: ({ status, body, headers = {} }) => {
            this.status = status;
            this.responseText = JSON.stringify(body);
            this.headers = { ...headers };
            this.finish('load');
          },
          onLost: () => this.finish('error'),
        },
      );
    }

    abort(): void {
      if (this.isOver) return;
      this.end();
      this.finish('abort');
    }

    private finish(event: 'load' | 'error' | 'abort'): void {
      this.isOver = true;
      this.dispatchEvent(new Event(event));
      this.dispatchEvent(new Event('loadend'));
    }
  }

  return { fetch, XMLHttpRequest: Upload };
}
