import * as fakeBrowser from 'fake-indexeddb';
import { compileFunction } from 'node:vm';

/** The parts of a browser that outlive a worker. */
export interface WorkerStorage {
  caches: ReturnType<typeof createCacheStorage>;
  indexedDB: IDBFactory;
}

export const workerOrigin = 'https://gulit.example';

/** Resolves relative addresses against the worker's, which Node does not know. */
class WorkerRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, workerOrigin), init);
  }
}

const addressOf = (input: string | Request) => new WorkerRequest(input).url;

/** Reads an answer to its end, so that it can be returned again. */
export async function keepAnswer(answer: Response): Promise<() => Response> {
  const { status, headers } = answer;
  const body = await answer.arrayBuffer();
  return () => new Response(body, { status, headers });
}

/** The browser's cache storage, in memory. */
export function createCacheStorage() {
  const stored = new Map<string, Map<string, () => Response>>();
  return {
    keys: async () => [...stored.keys()],
    match: async (input: string | Request, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(addressOf(input))?.(),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, () => Response>();
      stored.set(name, entries);
      return {
        keys: async () => [...entries.keys()].map((address) => new WorkerRequest(address)),
        match: async (input: string | Request) => entries.get(addressOf(input))?.(),
        delete: async (input: string | Request) => entries.delete(addressOf(input)),
        put: async (input: string | Request, answer: Response) =>
          void entries.set(addressOf(input), await keepAnswer(answer)),
      };
    },
  };
}

class WorkerEvent {
  works: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;
  readonly type: string;
  readonly request: Request | undefined;
  constructor(type: string, request?: Request) {
    this.type = type;
    this.request = request;
  }
  waitUntil(work: Promise<unknown>) {
    this.works.push(work);
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

const { default: _default, forceCloseDatabase: _force, ...databaseClasses } = fakeBrowser;

/** Runs the script of a built worker with this `fetch`; the caller sends its events. */
export function runWorker(
  script: string,
  storage: WorkerStorage,
  fetch: (request: Request) => Promise<Response>,
) {
  const listeners: [type: string, listener: (event: WorkerEvent) => void][] = [];
  const scope = {
    addEventListener: (...each: (typeof listeners)[number]) => listeners.push(each),
    ...databaseClasses,
    ...storage,
    fetch: (input: string | Request) => fetch(new WorkerRequest(input)),
    location: new URL('/sw.js', workerOrigin),
    registration: { scope: `${workerOrigin}/` },
    Request: WorkerRequest,
    FetchEvent: WorkerEvent,
  };
  compileFunction(script, ['self', ...Object.keys(scope)])(scope, ...Object.values(scope));
  const send = (event: WorkerEvent) => {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
    return event;
  };
  const during = async (type: 'install' | 'activate') => {
    const { works } = send(new WorkerEvent(type));
    for (const work of works) await work;
  };
  return {
    /** Rejects if the worker does not install. */
    install: () => during('install'),
    activate: () => during('activate'),
    /** The answer that a page gets for an address; from the network if the worker ignores it. */
    async ask(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> {
      const request = new WorkerRequest(path);
      // Only browsers create such events.
      Object.defineProperty(request, 'mode', { value: mode });
      return send(new WorkerEvent('fetch', request)).answer ?? fetch(request);
    },
  };
}
