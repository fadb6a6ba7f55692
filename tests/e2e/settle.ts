import { expect, type Page } from '@playwright/test';

/** In ms between two looks. */
const intervals = [100];

/**
 * Where the page is scrolled to and its articles stand, once the browser has drawn and told of all that was
 * asked for.
 */
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

/** Waits until nothing has moved between two looks at the page. */
export async function pageAtRest(page: Page): Promise<void> {
  let last = '';
  const isAtRest = async () => {
    const before = last;
    last = await drawnPlaces(page);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals }).toBe(true);
}

/**
 * Waits until what lies over the page has its entry in the history, which it gets after it is shown: now Back
 * closes it.
 */
export const overlayIsEntered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBe(true);
