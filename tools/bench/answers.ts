import type { CDPSession, Page } from '@playwright/test';
import { slowdown } from './pace.ts';

/** How often an act is tried: a clock tells the time of whatever else the machine does as well. */
export const tries = 9;

/**
 * What shows on the screen of what a selector finds, and the path: when that has changed last, the result of an
 * act stands there.
 */
interface Watched {
  selector: string;
  /** The event that the act begins with. */
  event: string;
}

/** Runs in the page: notes when the event comes, and when what is watched has changed last within a second. */
function watchResult({ selector, event }: Watched): void {
  const look = () => {
    const seen = [...document.querySelectorAll(selector)].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return `${location.pathname} ${seen.map((element) => element.textContent).join()}`;
  };
  const watched = { begun: 0, seen: 0, isOver: false };
  Object.assign(window, { watched });
  addEventListener(event, ({ timeStamp }) => (watched.begun ||= timeStamp), { capture: true, once: true });
  let before = look();
  const end = performance.now() + 1200;
  const step = () => {
    const now = look();
    // A frame is painted before the next message is read.
    if (now !== before) setTimeout(() => (watched.seen = performance.now()));
    before = now;
    watched.isOver = performance.now() > end;
    if (!watched.isOver) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** How long after the event of an act its result is on the screen, in ms; null where nothing has changed. */
export async function timeOf(
  page: Page,
  watched: Watched,
  act: () => Promise<unknown>,
): Promise<number | null> {
  await page.evaluate(watchResult, watched);
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'watched').isOver);
  return page.evaluate(() => {
    const { begun, seen } = Reflect.get(window, 'watched');
    return seen === 0 ? null : seen - begun;
  });
}

/** The middle one. */
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * How long the page's own thread works for an act and all that comes of it within a second on the phone, in ms: what
 * else runs on the machine makes it no longer, unlike a clock.
 */
export async function workOf(devtools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  await act();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return slowdown * ((await worked()) - before);
}

/** What a page holds in memory once what nobody needs is thrown away, in MB. */
export async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}
