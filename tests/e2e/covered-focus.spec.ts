import type { Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { rows, screens } from './layout';

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

for (const address of ['/', '/homes', '/nearby-detail?id=3', '/form'])
  test(`nothing focused is covered on ${address}, either way`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await serveCatalogue(page, rows);
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        // Two frames: the bar comes back, and the focused element scrolls out from under it.
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

/** The overlapping controls of bars, filters and forms, in pairs. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const areas =
      'header, [aria-label="Sort and filter"], form, aside, nav[aria-label="Sell"], main > article';
    const controls = [...document.querySelectorAll<HTMLElement>(areas)].flatMap((area) => [
      // Controls outside the tab order are part of a field, like the arrow of a list, or reached by arrow keys.
      ...area.querySelectorAll<HTMLElement>(
        ':is(a, button, input, select, textarea):not([tabindex="-1"]), [role="toolbar"] :is(a, button)',
      ),
    ]);
    const shown = [...new Set(controls)].filter(
      (control) => control.checkVisibility({ opacityProperty: true }) && control.offsetWidth > 2,
    );
    const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent ?? control.tagName;
    const isFixed = (control: HTMLElement) => {
      for (let one: HTMLElement | null = control; one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
      return false;
    };
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        // Bars cover what is scrolled under them.
        if (isFixed(one) !== isFixed(other) || one.contains(other) || other.contains(one)) return [];
        const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        return width > 1 && height > 1 ? [`${nameOf(one)} | ${nameOf(other)}`] : [];
      }),
    );
  });

for (const size of ['150%', '200%'])
  test(`text of ${size} grows no page sideways, and no control lies over another`, async ({
    page,
    isMobile,
  }) => {
    // With a browser's own large text a desktop has the layout of a phone.
    test.skip(!isMobile, 'a desktop has room');
    await serveCatalogue(page, rows);
    await page.goto('/terms');
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const address of screens) {
      await openInApp(page, address);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, address).toBeLessThanOrEqual(0);
      await expect.poll(() => overlaps(page), address).toEqual([]);
    }
  });
