import type { Page } from '@playwright/test';
import { categories } from '@/listings/categories/categories';
import { specifiedPaths } from '#tests/structure/specified-paths';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { edges, rows, screens } from './layout';

/** Sets the text size like the browser's own setting, which breakpoints follow; 16 px is the default. */
async function setBrowserText(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** How many px of *Submit* the request box covers; negative if none. */
async function overlap(page: Page): Promise<number> {
  const submit = await edges(page.getByRole('button', { name: 'Submit' }));
  const box = await edges(page.getByRole('textbox', { name: 'Your request' }));
  return Math.min(submit.right - box.left, box.right - submit.left, submit.bottom - box.top);
}

for (const percent of [100, 200])
  test(`the request box leaves Submit free with text of ${percent} %`, async ({ page, isMobile }) => {
    for (const way of ['of the page', 'of the browser']) {
      await setBrowserText(page, way === 'of the browser' ? 0.16 * percent : 16);
      await page.goto('/form');
      const submit = page.getByRole('button', { name: 'Submit' });
      await expect(submit).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
      if (way === 'of the page')
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      for (const width of isMobile ? [320, 360] : [1024, 1440]) {
        await page.setViewportSize({ width, height: isMobile ? 740 : 900 });
        const where = `${width} px, ${way}`;
        await expect.poll(() => overlap(page), where).toBeLessThanOrEqual(0);
        const { left, right } = await edges(submit);
        // It can be tapped, and its word can be read.
        expect.soft(right - left, where).toBeGreaterThanOrEqual(90);
      }
    }
  });

test('with text of 200 % in the browser no bar stays at the edges of the screen', async ({ page }) => {
  await serveCatalogue(page, rows);
  await setBrowserText(page, 32);
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('header, header ~ div, main > * , main form > *, main ul, aside')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.getBoundingClientRect().height > 1)
        .map((element) => element.getAttribute('aria-label') ?? element.tagName),
    );
    expect.soft(fixed, address).toEqual([]);
  }
});

/** The controls whose words are cut without an ellipsis. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, [role="status"]')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      // Text for screen readers is one pixel large.
      .filter((element) => element.offsetWidth > 2)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.innerText),
  );

test('with text of 200 % every page fits its screen, and no control is cut', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has room');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setBrowserText(page, 32);
  const layouts = new Map(categories.map(({ layout, paths: [first] }) => [layout, first]));
  await page.goto('/aboutus');
  for (const address of new Set([...specifiedPaths, ...layouts.values(), ...screens])) {
    await openInApp(page, address);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(width, address).toBeLessThanOrEqual(0);
    expect.soft(await cutControls(page), address).toEqual([]);
  }
});
