import { expect, type Page } from '@playwright/test';

/** How often to compare, in ms. */
const intervals = [100];

/** The scroll position and the positions of the articles, once all pending work is drawn. */
const drawnPlaces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const tops = [...document.querySelectorAll('main article')].map(
      (article) => article.getBoundingClientRect().top,
    );
    return [window.scrollY, ...tops].map(Math.round).join();
  });

/** Waits until the page has not moved for two comparisons. */
export async function pageAtRest(page: Page): Promise<void> {
  let last = '';
  const isAtRest = async () => {
    const before = last;
    last = await drawnPlaces(page);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals }).toBe(true);
}

/** Waits until an overlay has its history entry, so that Back closes it. It gets the entry after it is shown. */
export const overlayIsEntered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBe(true);
