import { IDBFactory } from 'fake-indexeddb';
import { createCacheStorage, keepAnswer, runWorker, workerOrigin } from './run-worker';

/** Answers a request for a path of the site. */
export type Site = (pathname: string) => Promise<Response>;

const isHtml = ({ headers }: Response) => /html/.test(headers.get('content-type') ?? '');

/** The scripts and styles that a page needs: its own, the app's, and their static imports. */
const neededBy = (text: string): string[] => [
  ...[...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file),
  ...[...(/preload\(\[\.\.\.\[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, file = '']) => file,
  ),
  ...[...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, file]) => `assets/${file}`),
];

/** A browser that runs the built worker of a site, with caches and life cycle as in the standard. */
export function createBrowser(site: Site) {
  const storage = { caches: createCacheStorage(), indexedDB: new IDBFactory() };
  const kept = new Map<string, () => Response>();
  let newest = '';
  type Worker = ReturnType<typeof runWorker> | null;
  let active: Worker = null;
  let waiting: Worker = null;

  /** Files with a hash in their name are requested once. */
  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const known = kept.get(pathname);
    if (known) return known();
    const answer = await site(pathname);
    if (!pathname.startsWith('/assets/') || !answer.ok || isHtml(answer)) return answer;
    const keep = await keepAnswer(answer);
    kept.set(pathname, keep);
    return keep();
  }
  const ask = (pathname: string, mode?: 'navigate') =>
    active ? active.ask(pathname, mode) : fetch(new Request(new URL(pathname, workerOrigin)));

  async function activate(): Promise<void> {
    if (waiting) [active, waiting] = [waiting, null];
    await active?.activate();
  }

  return {
    hasWorker: () => active !== null,
    /** Closes all tabs, or activates the new version. */
    activate,
    /** Fills its HTTP cache. */
    forgetFiles: () => kept.clear(),
    /** Opens the home page; returns its entry, and the needed files that it cannot get. */
    async load(): Promise<{ entry: string; missing: string[] }> {
      const answer = await ask('/', 'navigate');
      const needed = neededBy(await answer.text());
      const entry = needed.find((file) => /\/index-.*\.js$/.test(file)) ?? '';
      const missing = entry === '' ? ['the page'] : [];
      for (const file of needed) {
        const part = await ask(`/${file}`);
        if (!part.ok || isHtml(part)) missing.push(file);
        else for (const other of neededBy(await part.text())) if (!needed.includes(other)) needed.push(other);
      }
      return { entry, missing };
    },
    /** Checks for a new worker, as every opened page does. */
    async update(): Promise<void> {
      const answer = await site('/sw.js');
      const script = await answer.text();
      if (!answer.ok || isHtml(answer) || script === newest) return;
      const worker = runWorker(script, storage, fetch);
      const installs = await worker.install().then(
        () => true,
        () => false,
      );
      if (!installs) return;
      newest = script;
      waiting = worker;
      if (!active) await activate();
    },
  };
}
