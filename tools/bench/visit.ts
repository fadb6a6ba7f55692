import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowdown } from './pace.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, of which 0.9 can be used, and 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
/** How long a visit goes on after its first offer, in ms. */
const lookingOn = 4000;

/** What a page notes of itself, in ms since its visit began. */
const nothingSeen = {
  firstPaint: 0,
  firstListing: 0,
  /** The app stands in the place of what was shown before it. */
  appRuns: 0,
  /** The first photo of an offer, drawn. */
  firstPhoto: 0,
  largestPaint: 0,
  layoutShift: 0,
  /** The sum of what tasks took beyond 50 ms. */
  blocked: 0,
  longestTask: 0,
  /** From a key to the frame that shows it. */
  longestInput: 0,
};
type Seen = typeof nothingSeen;

export interface Visit extends Seen {
  /** Without pictures. */
  requestsBefore: number;
  /** Of what has come by then; the app is on its way. */
  scriptKilobytesBefore: number;
  /** Without pictures. */
  requests: number;
}

export const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

/** Makes the processor of a page so many times slower; 1 lets it go. */
export const slowProcessor = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/**
 * Slows processor and line for a page, which must not have been opened at an address yet. A worker keeps its own line
 * and processor, which nobody slows: what it fetches beside the page comes quicker than on a phone.
 */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await slowProcessor(devtools, slowdown);
}

/** Runs in the page, before anything of its own. */
function watch(seen: Seen): void {
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    // TypeScript does not know the threshold of events.
    const kind: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(kind);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  observe('event', ({ name, duration }) => {
    if (name.startsWith('key')) seen.longestInput = Math.max(seen.longestInput, duration);
  });
  observe('layout-shift', ({ value = 0 }) => (seen.layoutShift += value));
  const price = /[0-9] ?(Birr|ብር|ブル)/;
  const timer = setInterval(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (seen.firstListing === 0 && price.test(root?.innerText ?? '')) seen.firstListing = performance.now();
    if (seen.firstListing === 0) return;
    if (seen.appRuns === 0 && !document.querySelector('#first-screen')) seen.appRuns = performance.now();
    if (seen.firstPhoto > 0) return void (seen.appRuns > 0 && clearInterval(timer));
    const photos = [...(root?.querySelectorAll('img') ?? [])].filter(({ src }) => src.includes('/photos/'));
    if (!photos.some(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return;
    seen.firstPhoto = performance.now();
  }, 20);
}

/** Opens an address over the slow line, and waits for its first offer. */
export async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch, nothingSeen);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'seen').firstListing > 0, null, { timeout: 120_000 });
  return page;
}

/** What a page has noted of itself until now. */
export const readSeen = (page: Page) => page.evaluate((): Seen => Reflect.get(window, 'seen'));

/**
 * Fails where the browser has not slowed the line, which it leaves undone without a word when it is asked too
 * late.
 */
async function expectSlow(page: Page): Promise<void> {
  const [bytes, took] = await page.evaluate(() => {
    const catalogue = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .find(({ name, transferSize }) => name.endsWith('/api/products/') && transferSize > 10_000);
    return [catalogue?.transferSize ?? 0, catalogue?.duration ?? 0];
  });
  if (took < (bytes / line.downloadThroughput) * 800)
    throw new Error(`The line was not slow: ${bytes} bytes in ${took} ms.`);
}

/**
 * Opens an address in a context, cold or after another visit, and looks on for a while after its first offer;
 * until its catalogue is whole, so that the next visit finds what this one has kept; and where it has a worker,
 * until that has all it fetches: a screen of large photos holds it up for some seconds.
 */
export async function visit(context: BrowserContext, url: string, hasWorker: boolean): Promise<Visit> {
  const page = await openSlowly(context, url);
  await page.waitForTimeout(lookingOn);
  const result = await page.evaluate(() => {
    const seen: Seen = Reflect.get(window, 'seen');
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const isPicture = ({ name }: PerformanceResourceTiming) => /\.(webp|png|svg)(\?|$)/.test(name);
    const others = files.filter((file) => !isPicture(file));
    const before = others.filter(({ startTime }) => startTime < seen.firstListing);
    const scripts = others.filter(
      ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= seen.firstListing,
    );
    return {
      ...seen,
      requestsBefore: before.length,
      scriptKilobytesBefore: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      requests: others.length,
    };
  });
  // What is on its way has no entry yet.
  const isWhole = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('products/'));
  await page.waitForFunction(isWhole, null, { timeout: 240_000 });
  if (hasWorker)
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activating')
        await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
    });
  // Chromium writes down a while later that it has a worker, and forgets it where the page is closed before.
  await page.waitForTimeout(6000);
  await expectSlow(page);
  await page.close();
  return result;
}
