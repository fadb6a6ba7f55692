import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab or another key until this element has the focus and is in sight. */
export async function keyTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Never came to ${String(target)}.`);
}
