import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { rows, screens } from './layout';

/** Whether what has the focus lies under something else, with its name. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The link of a card is as large as the card.
    const isCard = focused.matches('a') && getComputedStyle(focused, '::after').position === 'absolute';
    const element = (isCard && focused.closest('article')) || focused;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
    const [x, y] = [left + width / 2, top + height / 2];
    const isOutside = y < 0 || y > innerHeight || top + height > innerHeight + 1;
    const shown = [y, top + 2, top + height - 2].map((each) => document.elementFromPoint(x, each));
    const isBar = (other: Element | null) => {
      for (let one = other; one && one !== document.body; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(element)) return true;
      return false;
    };
    return isOutside || shown.some(isBar)
      ? `${name.slice(0, 60)} at ${Math.round(top)} to ${Math.round(top + height)}`
      : null;
  });

for (const address of ['/', '/homes', '/nearby-detail?id=3', '/form'])
  test(`nothing focused is covered on ${address}, either way`, async ({ page }) => {
    await serveCatalogue(page, rows);
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        // Two frames: the bar comes back, and what is focused scrolls away from under it.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        let found = await coveredFocus(page);
        // The bar takes a moment to come back.
        if (found) await page.waitForTimeout(300).then(async () => (found = await coveredFocus(page)));
        if (found) covered.push(`${key} ${presses}: ${found}`);
      }
    expect(covered).toEqual([]);
  });

for (const size of ['130%', '150%', '200%'])
  test(`text of ${size} grows no page sideways`, async ({ page }) => {
    await serveCatalogue(page, rows);
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, address).toBeLessThanOrEqual(0);
    }
  });
