import type { Page } from '@playwright/test';
import { expect, test } from './gulit';
import { isPhone } from './layout';

const articles = (page: Page) => page.getByRole('main').getByRole('article');

/**
 * The tab stops before the first offer, by name; on card screens, before its pictures. On a desktop they start after
 * the skip link, because the bar alone has twelve.
 */
async function stopsToAListing(page: Page, skipsBar: boolean): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < 40) {
    await page.keyboard.press('Tab');
    const { name, isListing } = await page.evaluate(() => {
      const focused = document.activeElement;
      return {
        name: focused?.getAttribute('aria-label') ?? focused?.textContent?.trim().slice(0, 30) ?? '',
        isListing: focused?.matches('main article :is(a, button)') ?? false,
      };
    });
    stops.push(name);
    if (isListing) break;
    if (skipsBar && name === 'Skip to content') await page.keyboard.press('Enter');
  }
  return stops;
}

/** A page of each kind of list. The last one has filters. */
const lists = [
  '/',
  '/homes',
  '/new-products',
  '/nearby-shops',
  '/search?query=fridge&sort=nearest&max=20000&discount=only',
];

for (const address of lists)
  test(`the first offer of ${address} is at most 12 presses of Tab away${address === '/' ? '' : ' @phone'}`, async ({
    page,
    viewport,
  }) => {
    // A chosen place adds a control to a list.
    const town = JSON.stringify({ name: 'Bole', latitude: 8.9953, longitude: 38.7885 });
    await page.addInitScript((place) => localStorage.setItem('gulit:town', place), town);
    await page.goto(address);
    await expect(
      articles(page)
        .getByRole('button', { name: /^(Save|More)/ })
        .first(),
    ).toBeVisible();
    if (isPhone(viewport)) {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Saved offers' })).toBeVisible();
      // Before the keys of the toolbar load, each discount is a tab stop.
      const discounts = page.getByRole('toolbar', { name: 'Discounts' });
      await expect(discounts.getByRole('link', { name: 'Weekly Discounts' })).toHaveAttribute(
        'tabindex',
        '-1',
      );
    }
    const stops = await stopsToAListing(page, !isPhone(viewport));
    expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(12);
  });

test('the discounts are one tab stop, and the arrow keys move between them @phone', async ({ page }) => {
  await page.goto('/homes');
  const strip = page.getByRole('toolbar', { name: 'Discounts' });
  const link = (name: string) => strip.getByRole('link', { name });
  await expect(link('Weekly Discounts')).toHaveAttribute('tabindex', '-1');
  await link('Daily Discounts').focus();
  await page.keyboard.press('ArrowRight');
  await expect(link('Weekly Discounts')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('Upcomming Offers')).toBeFocused();
  await expect(link('Upcomming Offers')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(link('Daily Discounts')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(strip.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(link('Upcomming Offers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/upcomming%20offers$/);
});
