import { expect, type Page } from '@playwright/test';

interface Request {
  method: string;
  url: URL;
  /** The document that asks. */
  loader: string;
  /** Whether its answer is held back. */
  isHeld: boolean;
  /** Bytes of its answer that have come. */
  received: number;
}

interface Watch {
  underWay: Map<string, Request>;
  isHeld: (url: URL) => boolean;
  /** Is told of each request. */
  onRequest: (request: Request) => void;
}

const watches = new WeakMap<Page, Watch>();

/**
 * Keeps in mind which answers a page waits for, from now on, by what the page says itself: Playwright hears of a
 * request that is intercepted only later, and a page whose clock runs ahead meanwhile would give it up.
 */
export async function watchRequests(page: Page): Promise<void> {
  const underWay: Watch['underWay'] = new Map();
  const watch: Watch = { underWay, isHeld: () => false, onRequest: () => {} };
  watches.set(page, watch);
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
    const url = new URL(request.url);
    // A worker's own file: its end is said to the worker alone.
    if (loaderId === '') return;
    const asked = { method: request.method, url, loader: loaderId, isHeld: watch.isHeld(url), received: 0 };
    underWay.set(requestId, asked);
    watch.onRequest(asked);
  });
  browser.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const asked = underWay.get(requestId);
    if (asked) asked.received += dataLength;
  });
  browser.on('Network.loadingFinished', ({ requestId }) => underWay.delete(requestId));
  browser.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  browser.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    // Nobody says what becomes of the requests of a page that was left.
    for (const [id, { loader }] of underWay) if (loader !== frame.loaderId) underWay.delete(id);
  });
  await Promise.all([browser.send('Network.enable'), browser.send('Page.enable')]);
}

/** Says which answers are held back from now on, by the fault that is given: nobody waits for them. */
export function holdBack(page: Page, isHeld: (url: URL) => boolean): void {
  const watch = watches.get(page);
  if (watch) watch.isHeld = isHeld;
}

/** Says that what was held back is on its way. */
export function letGo(page: Page): void {
  for (const request of watches.get(page)?.underWay.values() ?? []) request.isHeld = false;
}

/** Counts the bytes of the answers to a call that come to the page from now on. */
export function countBytes(page: Page, method: string, path: string): () => number {
  const counted: Request[] = [];
  const watch = watches.get(page);
  if (watch)
    watch.onRequest = (request) => {
      if (request.method === method && request.url.pathname === path) counted.push(request);
    };
  return () => counted.reduce((bytes, { received }) => bytes + received, 0);
}

/** Lets a page go on with what has come, for some of its tasks; nothing where it is being left. */
const goOn = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      for (let tasks = 0; tasks < 5; tasks += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
    })
    .catch(() => {});

/**
 * Waits until every answer that nothing holds back has come: answers take real time, and a page whose clock runs
 * ahead would give them up. An answer may make it ask for more, as a refusal for its words.
 */
export async function answersToCome(page: Page): Promise<void> {
  const awaited = () =>
    [...(watches.get(page)?.underWay.values() ?? [])]
      .filter(({ isHeld }) => !isHeld)
      .map(({ url }) => url.href);
  const afterAll = async () => {
    if (awaited().length === 0) await goOn(page);
    return awaited();
  };
  await expect.poll(afterAll, { intervals: [10] }).toEqual([]);
}
