import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { heapOf, median, timeOf, tries, workOf } from './answers.ts';
import { slowdown } from './pace.ts';
import { openPhone, openSlowly, readSeen, slowProcessor } from './visit.ts';

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

const word = 'table';
/** How long what comes of an act may take, in ms. */
const settling = 1000;

/** Types a word into a field and looks what comes of each letter, of which the slowest counts. */
async function keystroke(
  page: Page,
  devtools: CDPSession,
  { field, selector }: { field: Locator; selector: string },
): Promise<number> {
  await field.focus();
  // The first focus loads the code of the suggestions.
  await page.waitForTimeout(3000);
  // The first letters compile the code.
  await page.keyboard.type(word, { delay: settling });
  await slowProcessor(devtools, slowdown);
  const times: number[][] = [];
  for (let time = 0; time < tries; time += 1) {
    await field.fill('');
    await page.waitForTimeout(settling);
    for (const [index, letter] of [...word].entries()) {
      const watched = { selector, event: 'keydown' };
      const took = await timeOf(page, watched, () => page.keyboard.press(letter));
      if (took !== null) (times[index] ??= []).push(took);
    }
    if ((await field.inputValue()) !== word) throw new Error('Nothing was typed.');
  }
  await slowProcessor(devtools, 1);
  await field.fill('');
  // Letters that change nothing leave holes.
  return Math.max(...times.flatMap((each) => median(each)));
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

/**
 * Types, opens, closes, scrolls and walks about in a build that serves 10,000 offers, on a quick line: how long each
 * takes until its result is on the screen, by the clock, with a processor that is slowed, in ms.
 */
export async function handle(browser: Browser, origin: string) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  await openList(page, `${origin}/Music_And_Instruments`);
  const inCards = page.getByRole('main').getByRole('searchbox', { name: /^Search what/ });
  const names = 'main li h2';
  const keystrokeInCards = await keystroke(page, devtools, { field: inCards, selector: names });
  await openList(page, `${origin}/`);
  const inSearch = page.getByRole('search').getByRole('combobox', { name: 'Search Your Need' });
  const keystrokeInSearch = await keystroke(page, devtools, {
    field: inSearch.filter({ visible: true }).first(),
    selector: '[role=option]',
  });

  await openList(page, `${origin}/homes`);
  const listing = page.getByRole('main').getByRole('article').getByRole('link').first();
  // The first times compile the code.
  for (let time = 0; time < tries; time += 1) {
    await listing.tap();
    await page.waitForTimeout(settling);
    await page.goBack();
    await page.waitForTimeout(settling);
  }
  await slowProcessor(devtools, slowdown);
  const times: Record<'opening' | 'closing', number[]> = { opening: [], closing: [] };
  for (let time = 0; time < tries; time += 1) {
    const opening = await timeOf(page, { selector: 'main h1', event: 'click' }, () => listing.tap());
    const closing = await timeOf(page, { selector: names, event: 'popstate' }, () => page.goBack());
    times.opening.push(opening ?? Infinity);
    times.closing.push(closing ?? Infinity);
  }
  await slowProcessor(devtools, 1);
  const toTop = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(500);
  };
  await toTop();
  const frame = (await workOf(devtools, () => scrollThrough(page))) / 120;
  await slowProcessor(devtools, slowdown);
  await toTop();
  const frames = await scrollThrough(page);
  await slowProcessor(devtools, 1);
  await toTop();

  const heaps: number[] = [];
  for (let changes = 2; changes <= 50; changes += 2) {
    await listing.tap();
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: /^Handmade/ })
      .waitFor();
    await page.goBack();
    await listing.waitFor();
    if (changes === 6 || changes === 50) heaps.push(await heapOf(page));
  }
  await context.close();
  return {
    keystrokeInCards,
    keystrokeInSearch,
    opening: median(times.opening),
    closing: median(times.closing),
    /** The work in each frame of a page that is scrolled by 120 px a frame, in ms on the phone. */
    frame,
    /** By the clock, of 120. */
    framesOver33: frames.filter((each) => each > 34).length,
    /** The heap after fifty page changes, as a multiple of what it was after six. */
    heapGrowth: (heaps[1] ?? 0) / (heaps[0] ?? 1),
    heapMegabytes: heaps[1] ?? 0,
  };
}

/** Types into the search of the home page all the while its catalogue comes over the slow line. */
export async function typeWhileLoading(browser: Browser, origin: string) {
  const context = await openPhone(browser);
  const page = await openSlowly(context, origin);
  await page.getByRole('search').getByLabel('Search Your Need').first().focus();
  const wholeAt = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const asked = files.find(({ name }) => name.endsWith('/api/products/'));
      return asked instanceof PerformanceResourceTiming ? asked.responseEnd : 0;
    });
  let whole = 0;
  // For five seconds after the catalogue is whole as well.
  for (let more = 12; more > 0; more -= whole > 0 ? 1 : 0) {
    for (const key of ['t', 'a', 'Backspace', 'Backspace']) await page.keyboard.press(key, { delay: 100 });
    if (whole === 0) whole = await wholeAt();
  }
  const { firstListing, longestTask, longestInput } = await readSeen(page);
  const heapMegabytes = await heapOf(page);
  await context.close();
  return { firstListing, whole, longestTask, longestInput, heapMegabytes };
}
