import { expect, type Locator, type Page } from '@playwright/test';

export const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 1024;

/** The edges of an element, in px from the top left of the screen. */
export async function edges(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

/** Expects that an announcement covers none of the seller's contacts. */
export async function expectNoContactCovered(page: Page, toast: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  const notice = await edges(toast);
  const contacts = page.getByRole('main').locator('a[href^="tel:"], a[href^="https://t.me/"]');
  const places = await Promise.all((await contacts.filter({ visible: true }).all()).map(edges));
  expect(places.length).toBeGreaterThan(0);
  const isCovered = ({ top, bottom, left, right }: typeof notice) =>
    notice.top < bottom && notice.bottom > top && notice.left < right && notice.right > left;
  expect(places.filter(isCovered)).toEqual([]);
}

/** The heights of what sticks to the upper and lower edge of the screen while the page scrolls. */
export const barHeights = (page: Page) =>
  page.evaluate(() => {
    const heights = { above: 0, below: 0 };
    for (const element of document.querySelectorAll('*')) {
      const { position, bottom: stickBelow } = getComputedStyle(element);
      const { top, bottom, height, width } = element.getBoundingClientRect();
      if (!/fixed|sticky/.test(position) || height === 0 || width < 40) continue;
      if (top <= 0 && bottom > 0) heights.above = Math.max(heights.above, bottom);
      // A sticky element may be at its normal position at the end of the screen.
      else if (position === 'sticky' && stickBelow === 'auto') continue;
      else if (bottom >= innerHeight - 16 && top < innerHeight)
        heights.below = Math.max(heights.below, innerHeight - top);
    }
    return heights;
  });

/** Listings with long names and prices. */
export const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  product_name: `Mountain bicycle number ${index + 1} with twenty-one gears and a basket`,
  company_name: 'Sheger Cycles',
  category: 'homes',
  discount: index % 2 === 0 ? 'waiting' : '10',
  location: 'Bole, Addis Ababa',
  price: '1250000.00',
  product_photo: '/art/homes.webp',
  contact_phone: '0911 234567',
  contact_telegram: 'https://t.me/sheger',
  date_posted: new Date(Date.now() - index * 60_000).toISOString(),
  verified: true,
}));

/** A page of each kind that has bars of its own. */
export const screens = ['/', '/homes', '/nearby-detail?id=3', '/form', '/notifications', '/aboutus'];
