import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { edges, rows, screens } from './layout';
import { setBrowserText } from './text-faults';

/** How many px of *Submit* the request box covers. Negative if none. */
async function overlap(page: Page): Promise<number> {
  const submit = await edges(page.getByRole('button', { name: 'Submit' }));
  const box = await edges(page.getByRole('textbox', { name: 'Your request' }));
  return Math.min(submit.right - box.left, box.right - submit.left, submit.bottom - box.top);
}

test('the request box does not cover Submit, with text of any size', async ({ page }) => {
  await page.goto('/form');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
  for (const [pageText, browserText] of [
    ['100%', 16],
    ['200%', 16],
    ['', 32],
  ] as const) {
    await setBrowserText(page, browserText);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), pageText);
    for (const width of [320, 360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const where = `${width} px, page ${pageText}, browser ${browserText} px`;
      await expect.poll(() => overlap(page), where).toBeLessThanOrEqual(0);
      const { left, right } = await edges(submit);
      // Large enough for a finger, and for its word.
      expect.soft(right - left, where).toBeGreaterThanOrEqual(90);
    }
  }
});

test('with text at 200 % no bar sticks to the edges of the screen', async ({ page }) => {
  await serveCatalogue(page, rows);
  await setBrowserText(page, 32);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
  for (const address of screens) {
    await openInApp(page, address);
    const fixed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, header ~ div, main > * , main form > *, main ul, aside')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .filter((element) => element.getBoundingClientRect().height > 1)
          .map((element) => element.getAttribute('aria-label') ?? element.tagName),
      );
    await expect.poll(fixed, address).toEqual([]);
  }
});
