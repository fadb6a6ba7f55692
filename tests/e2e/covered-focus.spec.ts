import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

/** Whether the focused element is covered, and its name. */
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

for (const address of ['/', '/homes', '/nearby-detail?id=3'])
  test(`nothing covers a control that Tab or Shift+Tab reaches on ${address}`, async ({ page }) => {
    await serveCatalogue(page, rows);
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press(key);
        // The bar returns, and the page scrolls the focused control out from under it.
        await expect
          .poll(() => coveredFocus(page), { message: `${key} ${presses}`, intervals: [50] })
          .toBeNull();
      }
  });
