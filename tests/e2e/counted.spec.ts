import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gulit';
import { isPhone } from './layout';

const articles = (page: Page) => page.getByRole('main').getByRole('article');

/** The price in Birr and the distance in km that an offer of a list shows; 0 km for less than 100 m. */
async function readListing(listing: Locator): Promise<{ price: number; kilometres: number }> {
  const text = await listing.innerText();
  const price = /([\d,]+) Birr/.exec(text)?.[1]?.replaceAll(',', '');
  const distance = /(under 100 m|[\d.]+ km)/.exec(text)?.[1];
  return { price: Number(price), kilometres: distance?.startsWith('under') ? 0 : parseFloat(distance ?? '') };
}

/** Touches of the screen; typing is none. */
function countTaps(page: Page) {
  const taps: string[] = [];
  const tap = async (target: Locator) => {
    taps.push((await target.getAttribute('aria-label')) ?? (await target.innerText()));
    await target.tap();
  };
  return {
    taps,
    tap,
    openSearch: async () => {
      await page.goto('/');
      await tap(page.getByRole('combobox', { name: 'Search Your Need' }).filter({ visible: true }).first());
    },
    pickBole: async () => {
      await tap(page.getByRole('button', { name: 'Near...' }));
      const places = page.getByRole('dialog', { name: 'Near which place?' });
      await tap(places.getByRole('button', { name: 'Bole', exact: true }));
    },
    /** The way to the seller, without leaving for the telephone. */
    call: async () => {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /^Call/ })
        .filter({ visible: true })
        .first();
      await expect(link).toHaveAttribute('href', /^tel:\+?\d+$/);
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      taps.push('Call');
      await link.tap();
    },
  };
}

test('a fridge below 20,000 Birr near a hand-picked Bole is called with six taps by the list of places', async ({
  page,
  viewport,
}) => {
  test.skip(!isPhone(viewport), 'taps are a phone’s');
  const { taps, tap, openSearch, pickBole, call } = countTaps(page);
  await openSearch();
  await page.keyboard.type('fridge');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeVisible();
  await pickBole();
  await expect(page.getByRole('button', { name: 'Near Bole' })).toBeFocused();
  await tap(page.getByRole('button', { name: 'Up to 20,000 Birr' }));
  await expect(page).toHaveURL(/\/search\?query=fridge&sort=nearest&max=20000$/);
  await expect(articles(page).first()).toContainText(/fridge|refrigerator/i);
  const listings = await Promise.all((await articles(page).all()).slice(0, 3).map(readListing));
  const distances = listings.map(({ kilometres }) => kilometres);
  expect(distances[0]).toBeLessThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  for (const { price } of listings) expect(price).toBeLessThanOrEqual(20_000);
  await tap(articles(page).first().getByRole('link').first());
  await call();
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(6);
});

test('with the price typed, every touch of it counted, the list of places takes six taps as well', async ({
  page,
  viewport,
}) => {
  test.skip(!isPhone(viewport), 'taps are a phone’s');
  const { taps, tap, openSearch, pickBole, call } = countTaps(page);
  await openSearch();
  await page.keyboard.type('fridge under 20000');
  await tap(page.getByRole('option', { name: 'fridge up to 20,000 Birr' }));
  await pickBole();
  const first = articles(page).first();
  await expect(first).toContainText('Bole');
  const { price, kilometres } = await readListing(first);
  expect(price).toBeLessThanOrEqual(20_000);
  expect(kilometres).toBeLessThan(3);
  await tap(first.getByRole('link').first());
  await call();
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(6);
});

/** The discounts are a stop each until the keys of their toolbar have come. */
const expectOneStop = (page: Page) =>
  expect(
    page.getByRole('toolbar', { name: 'Discounts' }).getByRole('link', { name: 'Weekly Discounts' }),
  ).toHaveAttribute('tabindex', '-1');

/**
 * The stops of the keyboard up to the first offer in the page, by name; that of a card screen begins with its
 * pictures.
 */
async function stopsToAListing(page: Page): Promise<readonly string[]> {
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
  }
  return stops;
}

/** A page of each kind of list; the last with filters that are set. */
const lists = [
  '/',
  '/homes',
  '/daily%20discounts',
  '/Video_And_Photography',
  '/recents',
  '/new-products',
  '/nearby-shops',
  '/search?query=fridge',
  '/search?query=fridge&sort=nearest&max=20000&discount=only',
];

for (const address of lists)
  test(`on a phone the first offer of ${address} is at most 12 stops away without a skip link`, async ({
    page,
    viewport,
  }) => {
    test.skip(!isPhone(viewport), 'the bar of a desktop alone has 12');
    // With a place that was picked by hand a list has one control more.
    const town = JSON.stringify({ name: 'Bole', latitude: 8.9953, longitude: 38.7885 });
    await page.addInitScript((place) => localStorage.setItem('gulit:town', place), town);
    await page.goto(address);
    await expect(
      articles(page)
        .getByRole('button', { name: /^(Save|More)/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved Offers' })).toBeVisible();
    await expectOneStop(page);
    const stops = await stopsToAListing(page);
    expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(12);
  });

test('the discounts are one stop of the keyboard, and the arrows go through them', async ({ page }) => {
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
