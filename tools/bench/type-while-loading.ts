import type { Browser } from '@playwright/test';
import { heapOf } from './answers.ts';
import { openPhone, slowDown } from './visit.ts';

/** What is felt while a catalogue comes over a slow line, in ms. */
export interface Loading {
  firstListing: number;
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
    const felt = { longestTask: 0, longestInput: 0 };
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
  const firstListing = await page.evaluate(() => performance.now());
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
  return { firstListing, whole, longestTask, longestInput, heapMegabytes };
}
