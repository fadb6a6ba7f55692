import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { makeCatalogue } from './make-catalogue.ts';

/** How long `JSON.parse` of 10,000 offers took on the machine on which the limits were set (Node 20), in ms. */
const parseThen = 25.3;
/** How many times slower than that machine the phone is. */
const slowdownThen = 4;

/** The processor time of one `JSON.parse` of 10,000 offers, in ms. A clock would also count waiting. */
function measureParse(): number {
  const text = JSON.stringify(makeCatalogue(10_000));
  const times = Array.from({ length: 40 }, () => {
    const before = process.cpuUsage();
    JSON.parse(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * How many times slower than this machine the phone is, measured once per run. With a fixed factor, results would
 * change from day to day with the speed of a virtual machine.
 */
export const slowdown = Math.max(1, (slowdownThen * parseThen) / measureParse());

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s, of which 0.9 can be used. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};

/** What a page records about itself, in ms since its visit began. */
const nothingSeen = {
  firstOffer: 0,
  largestPaint: 0,
  /** When the app replaced what was shown before it. */
  appRuns: 0,
  /** The time from a key to the frame that shows its effect. */
  longestInput: 0,
};
type Seen = typeof nothingSeen;
export type Visit = Seen & { requests: number };

export const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

/** Slows down a page's processor by this factor; 1 restores it. */
export const slowProcessor = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/** Runs in the page before all other scripts. */
function watch(seen: Seen): void {
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    // TypeScript's types lack the threshold of events.
    const kind: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(kind);
  };
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('event', ({ name, duration }) => {
    if (name.startsWith('key')) seen.longestInput = Math.max(seen.longestInput, duration);
  });
  const timer = setInterval(() => {
    const text = document.querySelector<HTMLElement>('#root')?.innerText ?? '';
    if (seen.firstOffer === 0 && /[0-9] ?Birr/.test(text)) seen.firstOffer = performance.now();
    if (seen.firstOffer === 0 || document.querySelector('#first-screen')) return;
    seen.appRuns = performance.now();
    clearInterval(timer);
  }, 20);
}

/** What a page has recorded so far. */
export const readSeen = (page: Page) => page.evaluate((): Seen => Reflect.get(window, 'seen'));

/** Opens an address with a slow processor and connection, and waits until the app runs. */
export async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Set before the page has an address, because afterwards the browser silently ignores it.
  await devtools.send('Network.emulateNetworkConditions', connection);
  await slowProcessor(devtools, slowdown);
  await page.addInitScript(watch, nothingSeen);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'seen').appRuns > 0, null, { timeout: 120_000 });
  return page;
}

/** Makes a first visit with a new profile. If a `town` is given, it was chosen before. */
export async function visit(browser: Browser, url: string, town?: object): Promise<Visit> {
  const context = await openPhone(browser);
  if (town)
    await context.addInitScript((picked) => localStorage.setItem('gulit:town', picked), JSON.stringify(town));
  const page = await openSlowly(context, url);
  // Late parts may still request something in this time.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const requests = await page.evaluate(() => {
    const isPicture = ({ name }: PerformanceEntry) => /\.(webp|png|svg)(\?|$)/.test(name);
    return performance.getEntriesByType('resource').filter((entry) => !isPicture(entry)).length;
  });
  const seen = await readSeen(page);
  await context.close();
  return { ...seen, requests };
}
