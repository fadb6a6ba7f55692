import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { openPhone, openSlowly, readSeen, slowdown, slowProcessor } from './phone.ts';

/** How often an act is repeated, because the clock also counts other work of the machine. */
const tries = 5;
/** How long to wait for the result of an act, in ms. */
const settling = 1000;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Where the result of an act appears, and the event that starts it. */
interface Watched {
  selector: string;
  event: string;
}

/** Runs in the page. Returns how long after the event the watched text last changed, in ms; 0 if it did not. */
const watchResult = ({ selector, event }: Watched) =>
  new Promise<number>((resolve) => {
    const look = () => {
      const seen = [...document.querySelectorAll(selector)].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      return `${location.pathname} ${seen.map((element) => element.textContent).join()}`;
    };
    let [begun, took, before] = [0, 0, look()];
    addEventListener(event, ({ timeStamp }) => (begun ||= timeStamp), { capture: true, once: true });
    const end = performance.now() + 1200;
    const step = () => {
      const now = look();
      // The frame is painted before the next message is handled.
      if (now !== before) setTimeout(() => (took = performance.now() - begun));
      before = now;
      if (performance.now() > end) resolve(took);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

async function timeOf(page: Page, watched: Watched, act: () => Promise<unknown>): Promise<number> {
  const time = page.evaluate(watchResult, watched);
  await act();
  return time;
}

const word = 'table';

/**
 * Types a word into the search several times. Returns the time of the slowest letter, where each letter counts with its
 * median.
 */
async function timeKeystroke(page: Page, devtools: CDPSession, field: Locator): Promise<number> {
  await field.focus();
  // The first focus loads the code of the suggestions.
  await page.waitForTimeout(3000);
  // Browsers compile code when it first runs.
  await page.keyboard.type(word, { delay: settling });
  await slowProcessor(devtools, slowdown);
  const times: number[][] = [];
  for (let time = 0; time < tries; time += 1) {
    await field.fill('');
    await page.waitForTimeout(settling);
    for (const [index, letter] of [...word].entries()) {
      const watched = { selector: '[role=option]', event: 'keydown' };
      const took = await timeOf(page, watched, () => page.keyboard.press(letter));
      // A letter that changes nothing has no time.
      if (took > 0) (times[index] ??= []).push(took);
    }
  }
  await slowProcessor(devtools, 1);
  return Math.max(...times.flatMap((each) => median(each)));
}

/** Opens the first offer of a list and closes it again. */
async function timeOpening(page: Page, devtools: CDPSession) {
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  // Browsers compile code when it first runs.
  for (let time = 0; time < tries; time += 1) {
    await link.tap();
    await page.waitForTimeout(settling);
    await page.goBack();
    await page.waitForTimeout(settling);
  }
  await slowProcessor(devtools, slowdown);
  const [openings, closings]: [number[], number[]] = [[], []];
  for (let time = 0; time < tries; time += 1) {
    const opening = await timeOf(page, { selector: 'main h1', event: 'click' }, () => link.tap());
    const closing = await timeOf(page, { selector: 'main li h2', event: 'popstate' }, () => page.goBack());
    openings.push(opening || Infinity);
    closings.push(closing || Infinity);
  }
  await slowProcessor(devtools, 1);
  return { opening: median(openings), closing: median(closings) };
}

/**
 * How long the main thread works for each frame, while a list scrolls by 120 px per frame. Unlike a clock, this ignores
 * other programs.
 */
async function workPerFrame(page: Page, devtools: CDPSession): Promise<number> {
  const frames = 120;
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(settling);
  const before = await worked();
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      scrollBy(0, 120);
      await new Promise(requestAnimationFrame);
    }
  }, frames);
  await page.waitForTimeout(settling);
  return (slowdown * ((await worked()) - before)) / frames;
}

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('main')
    .getByText(/[0-9] Birr/)
    .first()
    .waitFor();
  // Waits until the late parts have loaded and the catalogue is cached.
  await page.waitForTimeout(3000);
}

/**
 * Types, opens, closes and scrolls with 10,000 offers, a fast connection and a slow processor. Returns how long each
 * act takes until its result is visible, in ms.
 */
export async function timeActs(browser: Browser, origin: string) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openList(page, `${origin}/`);
  const search = page.getByRole('search').getByRole('combobox', { name: 'Search Your Need' });
  const inSearch = search.filter({ visible: true }).first();
  const keystroke = await timeKeystroke(page, devtools, inSearch);
  await openList(page, `${origin}/homes`);
  const { opening, closing } = await timeOpening(page, devtools);
  const frame = await workPerFrame(page, devtools);
  await context.close();
  return { keystroke, opening, closing, frame };
}

/**
 * Types into the home page's search while the catalogue arrives on a slow connection. Returns the longest delay of a
 * key, in ms.
 */
export async function typeWhileLoading(browser: Browser, origin: string): Promise<number> {
  const context = await openPhone(browser);
  const page = await openSlowly(context, origin);
  await page.getByRole('search').getByLabel('Search Your Need').first().focus();
  const isWhole = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/products/')),
    );
  // Continues for five seconds after the catalogue is complete.
  for (let more = 12; more > 0; more -= (await isWhole()) ? 1 : 0)
    for (const key of ['t', 'a', 'Backspace', 'Backspace']) await page.keyboard.press(key, { delay: 100 });
  const { longestInput } = await readSeen(page);
  await context.close();
  return longestInput;
}
