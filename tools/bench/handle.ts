import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { openPhone, slowDown, slowdown } from './visit.ts';

/**
 * How a page of many offers answers to a hand. Times are those in which the page's own thread has work, four times: what else
 * runs on the machine makes them no longer, unlike a clock's.
 */
export interface Handling {
  keystrokeInCards: number;
  keystrokeInSearch: number;
  opening: number;
  closing: number;
  /** Of a page that is scrolled by 120 px in each. */
  frame: number;
  /** By the clock, of 120. */
  framesOver33: number;
  /** The heap after fifty page changes, as a multiple of what it was after six. */
  heapGrowth: number;
  heapMegabytes: number;
}

/** The middle one. */
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** How long the page's own thread works for an act and all that comes of it within a second, at a quarter of the speed, in ms. */
async function workOf(devtools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  await act();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return slowdown * ((await worked()) - before);
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** The times between two frames while the page is scrolled through in 120 steps, in ms. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const took: number[] = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          scrollBy(0, 120);
          if (took.length < 121) requestAnimationFrame(step);
          // The first frame belongs to what was before.
          else resolve(took.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );

/** The slowest letter of a word, most of which change what is shown. */
async function keystroke(page: Page, devtools: CDPSession, field: Locator): Promise<number> {
  await field.focus();
  // The first focus loads the code of the suggestions.
  await page.waitForTimeout(3000);
  const times: number[] = [];
  for (const letter of 'table') times.push(await workOf(devtools, () => page.keyboard.press(letter)));
  if ((await field.inputValue()) !== 'table') throw new Error('Nothing was typed.');
  await field.fill('');
  return Math.max(...times);
}

const openList = async (page: Page, url: string) => {
  await page.goto(url);
  await page
    .getByRole('main')
    .getByText(/[0-9] Birr/)
    .first()
    .waitFor();
  // Until the late parts are there and the catalogue is kept.
  await page.waitForTimeout(3000);
};

/** Types, opens, closes, scrolls and walks about in a build that serves 10,000 offers, on a quick line. */
export async function handle(browser: Browser, origin: string): Promise<Handling> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  await openList(page, `${origin}/Music_And_Instruments`);
  const inCards = page.getByRole('main').getByRole('searchbox', { name: /^Search what/ });
  const keystrokeInCards = await keystroke(page, devtools, inCards);
  await openList(page, `${origin}/`);
  const inSearch = page.getByRole('search').getByRole('combobox', { name: 'Search Your Need' });
  const keystrokeInSearch = await keystroke(page, devtools, inSearch.filter({ visible: true }).first());

  await openList(page, `${origin}/homes`);
  const offer = page.getByRole('main').getByRole('article').getByRole('link').first();
  const opening: number[] = [];
  const closing: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    opening.push(await workOf(devtools, () => offer.tap()));
    closing.push(await workOf(devtools, () => page.goBack()));
  }
  const toTop = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(500);
  };
  await toTop();
  const frame = (await workOf(devtools, () => scrollThrough(page))) / 120;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await toTop();
  const frames = await scrollThrough(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await toTop();

  const heaps: number[] = [];
  for (let changes = 2; changes <= 50; changes += 2) {
    await offer.tap();
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: /^Handmade/ })
      .waitFor();
    await page.goBack();
    await offer.waitFor();
    if (changes === 6 || changes === 50) heaps.push(await heapOf(page));
  }
  await context.close();
  return {
    keystrokeInCards,
    keystrokeInSearch,
    opening: median(opening),
    closing: median(closing),
    frame,
    framesOver33: frames.filter((each) => each > 34).length,
    heapGrowth: (heaps[1] ?? 0) / (heaps[0] ?? 1),
    heapMegabytes: heaps[1] ?? 0,
  };
}

/** What is felt while a catalogue comes over a slow line, in ms. */
export interface Loading {
  firstOffer: number;
  whole: number;
  longestTask: number;
  /** From a key to the frame that shows it, the longest until the catalogue is whole and for five seconds after. */
  longestInput: number;
  heapMegabytes: number;
}

/** Types into the search of the home page all the while its catalogue comes. */
export async function typeWhileLoading(browser: Browser, origin: string): Promise<Loading> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const felt = { longestTask: 0, longestInput: 0, firstOffer: 0 };
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.longestTask = Math.max(felt.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    // TypeScript does not know the threshold of this kind of entry.
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name.startsWith('key')) felt.longestInput = Math.max(felt.longestInput, duration);
    }).observe(events);
  });
  await slowDown(page, { isLineSlow: true });
  await page.goto(origin, { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByText(/[0-9] Birr/)
    .first()
    .waitFor({ timeout: 120_000 });
  const firstOffer = await page.evaluate(() => performance.now());
  const field = page.getByRole('search').getByLabel('Search Your Need').first();
  await field.focus();
  const wholeAt = () =>
    page.evaluate(() => {
      const asked = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/api/products/'));
      return asked instanceof PerformanceResourceTiming ? asked.responseEnd : 0;
    });
  let whole = 0;
  for (let more = 12; more > 0; more -= whole > 0 ? 1 : 0) {
    for (const key of ['t', 'a', 'Backspace', 'Backspace']) await page.keyboard.press(key, { delay: 100 });
    if (whole === 0) whole = await wholeAt();
  }
  const { longestTask, longestInput } = await page.evaluate<{ longestTask: number; longestInput: number }>(
    () => Reflect.get(window, 'felt'),
  );
  const heapMegabytes = await heapOf(page);
  await context.close();
  return { firstOffer, whole, longestTask, longestInput, heapMegabytes };
}
