import type { Page } from '@playwright/test';
import { paths } from '@/platform/paths';
import { expect, serveCatalogue, test } from './gulit';
import { openInApp } from './in-app';
import { barHeights, isPhone, rows } from './layout';
import { expectKept } from './posting-page';
import { pageAtRest } from './settle';
import { cutControls, overlaps, setBrowserText, textFaults, wordsUnderBox } from './text-faults';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;

/**
 * Serves pairs of listings that differ only in their photo: one is a few pixels wide, the other a few pixels high. Each
 * listing has everything that may cover a photo.
 */
async function serveOffers(page: Page): Promise<void> {
  const shapes = { narrow: drawing(8, 600), low: drawing(600, 8) };
  for (const [name, body] of Object.entries(shapes))
    await page.route(`**/${name}.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await serveCatalogue(
    page,
    rows.map((row, index) => ({
      ...row,
      category: index % 4 < 2 ? 'homes' : 'printing',
      condition: 'refurbished',
      discount: 'waiting',
      product_name: 'Mountain bicycle with twenty-one gears',
      product_photo: index % 2 === 0 ? '/narrow.svg' : '/low.svg',
      profile_photo: index % 2 === 0 ? '/low.svg' : '/narrow.svg',
      images: Array.from({ length: 11 }, (_, image) => ({
        id: image + 1,
        image: `/art/foods.webp?${image}`,
      })),
    })),
  );
}

/** The largest covered share of any photo in the articles, measured at points of a grid. */
const mostCovered = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const raster = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40);
    const paints = (element: Element) => {
      const { backgroundColor, opacity } = getComputedStyle(element);
      return !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) && opacity !== '0';
    };
    const shares = [...main.querySelectorAll('article img.photo')].map((photo) => {
      photo.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = photo.getBoundingClientRect();
      if (width < 60) return 0;
      const covered = raster.flatMap((x) =>
        raster.filter((y) => {
          const above = document.elementsFromPoint(left + x * width, top + y * height);
          const over = above.slice(0, Math.max(above.indexOf(photo), 0));
          return over.some((element) => element.closest('article') && paints(element));
        }),
      );
      return covered.length / raster.length ** 2;
    });
    return { photos: shares.length, most: Math.max(...shares) };
  });

/** The sizes of the photos on the screen, and whether they have loaded. */
const photoSizes = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => [
      ...new Set(
        cards
          .filter((card) => card.getBoundingClientRect().top < window.innerHeight)
          .map((card) => {
            const photo = card.querySelector('img');
            // Columns of a grid differ by fractions of a pixel.
            const { width = 0, height = 0 } = photo?.getBoundingClientRect() ?? {};
            return `${photo?.complete} ${Math.floor(width)} × ${Math.floor(height)}`;
          }),
      ),
    ]);

/**
 * The actual and the allowed width of the page's column, the indent of its heading, and the gap between Back and the
 * heading.
 */
const columnOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { left, width } = main.getBoundingClientRect();
    // The first visible heading: home's title is for screen readers only.
    const headings = [...main.querySelectorAll('h1, h2')];
    const title = headings.find((heading) => heading.getBoundingClientRect().width > 1);
    const heading = title?.getBoundingClientRect();
    const head = title?.closest('header') ?? title;
    const back = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === 'Back');
    return {
      column: width,
      room: document.body.clientWidth,
      indent: (heading?.left ?? 0) - left,
      // The gap between the Back link, if there is one, and the head of the page.
      gap: back ? (head?.getBoundingClientRect().top ?? 0) - back.getBoundingClientRect().bottom : 0,
    };
  });

/**
 * The footer's rows that contain a single link although the list has several columns. A page that still loads hides its
 * footer.
 */
const orphans = (page: Page): Promise<(string | null)[]> =>
  page.locator('footer ul').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const items = [...list.children];
      const topOf = (item?: Element) => Math.round(item?.getBoundingClientRect().top ?? 0);
      const isOneColumn = new Set(items.map(topOf)).size === items.length;
      const last = items.at(-1);
      return !isOneColumn && topOf(last) !== topOf(items.at(-2)) ? [last?.textContent ?? null] : [];
    }),
  );

/** Pages that need more than a path, with their addresses. */
const exampleAddresses: Readonly<Record<string, readonly string[]>> = {
  search: ['/search?query=bicycle', '/search?query=used%20mountain%20bike&max=100'],
  detail: ['/nearby-detail?id=3', '/nearby-detail?id=99999'],
  comments: ['/comments?product=3&image=1'],
  seller: ['/seller?company=Sheger%20Cycles'],
  compare: ['/compare', '/compare?ids=1,2,3,4'],
};
/** Other spellings of pages that are tested anyway. */
const aliases: ReadonlySet<string> = new Set([
  paths.holyDayDiscounts,
  paths.holidayDiscounts,
  paths.upcomingOffers,
  paths.newOffersAlias,
  paths.contactUsCard,
  paths.returnsRefunds,
]);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The states of pages to test: where, and how to get there. */
const states: readonly (readonly [state: string, address: string, open: (page: Page) => Promise<void>])[] = [
  ['a cart', paths.forSale, (page) => button(page, /^Add to cart/).click()],
  [
    'a draft',
    paths.form,
    async (page) => {
      await page.getByLabel('Product name').fill('Ladder');
      // The draft must be stored before the reload, or it would be lost.
      await expectKept(page, 'Ladder', 0);
      await page.reload();
      await expect(button(page, 'Resume draft')).toBeVisible();
    },
  ],
  [
    'photos being prepared',
    paths.form,
    async (page) => {
      // This worker never responds, so that the photos wait.
      await page.route('**/photo-worker*', (route) => route.fulfill({ contentType: 'text/javascript' }));
      await button(page, 'Resume draft').click();
      await page.getByLabel('Photos', { exact: true }).setInputFiles('public/art/homes.webp');
      await expect(button(page, 'Preparing photos…')).toBeVisible();
    },
  ],
];

const addresses: readonly string[] = [
  ...Object.entries(paths)
    .filter(([, path]) => !aliases.has(path))
    .flatMap(([name, path]) => exampleAddresses[name] ?? [path]),
  '/homes',
  '/Printing_And_Publishing',
  '/waste',
  '/no-such-page',
];

/** Pages on which the covered part of photos is measured. */
const withPhotos: ReadonlySet<string> = new Set(['/', '/homes', '/Printing_And_Publishing', '/recents']);

/** Pages that stand in the middle of a desktop, and the shop, whose picture comes before its name. */
const indented = /^\/(?:login|signup|welcome|contactus|notifications|logout|seller)\b/;

/** Checks the screen at each of the widths. */
async function expectReadable(
  page: Page,
  address: string,
  checkMore: (label: string) => Promise<void> = async () => {},
): Promise<void> {
  const viewport = page.viewportSize();
  const height = viewport?.height ?? 0;
  for (const width of isPhone(viewport) ? [320, 360] : [1440]) {
    await page.setViewportSize({ width, height });
    await pageAtRest(page);
    const label = `${address} at ${width} px`;
    expect.soft(await textFaults(page), label).toEqual([]);
    expect.soft(await orphans(page), label).toEqual([]);
    if (!isPhone(viewport)) {
      const { column, room, indent, gap } = await columnOf(page);
      expect.soft(column, label).toBe(Math.min(room, 1200));
      if (!indented.test(address)) expect.soft(indent, label).toBeCloseTo(16, 0);
      if (address !== '/nearby-detail?id=3') expect.soft(gap, label).toBeLessThan(4);
    }
    await checkMore(label);
  }
}

/** Expects that at most 12 % of any photo is covered. */
async function expectPhotosInSight(page: Page, address: string, label: string): Promise<void> {
  const photo = expect.stringMatching(/^true \d{2,3} × \d{2,3}$/);
  await expect.poll(() => photoSizes(page), label).toEqual([photo]);
  const { photos, most } = await mostCovered(page);
  expect(photos, label).toBeGreaterThan(3);
  expect.soft(most, label).toBeLessThanOrEqual(0.12);
  // Checks that something was measured: the bookmark or the badge.
  if (address !== paths.recents) expect.soft(most, label).toBeGreaterThan(0.005);
}

/** Expects that the request box covers nothing at the end of the page. */
async function expectEndUncovered(page: Page, label: string): Promise<void> {
  // A long list grows while its end comes into view.
  const wordsUnderBoxAtEnd = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    return wordsUnderBox(page);
  };
  await expect.poll(wordsUnderBoxAtEnd, `${label}, at its end`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Expects, with browser text twice as large, that the page fits its screen, that no control is cut or covers another,
 * and that no bar takes up the little room.
 */
async function expectRoomForLargeText(page: Page, address: string): Promise<void> {
  await setBrowserText(page, 32);
  await pageAtRest(page);
  const label = `${address} with text of 200 %`;
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(width, label).toBeLessThanOrEqual(0);
  expect.soft(await cutControls(page), label).toEqual([]);
  expect.soft(await overlaps(page), label).toEqual([]);
  expect.soft(await barHeights(page), label).toEqual({ above: 0, below: 0 });
  await setBrowserText(page, 16);
}

const portion = 14;
for (let start = 0; start < addresses.length; start += portion) {
  const some = addresses.slice(start, start + portion);
  test(`${some[0]} and the pages after it can be read at every width`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await serveOffers(page);
    // Pages without offers wait 5 s before they load their late parts. The home page does not.
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
    for (const address of some) {
      await openInApp(page, address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectReadable(page, address, async (label) => {
        if (withPhotos.has(address)) await expectPhotosInSight(page, address, label);
        expect.soft(await overlaps(page), label).toEqual([]);
        await expectEndUncovered(page, label);
      });
      if (isMobile) await expectRoomForLargeText(page, address);
    }
  });
}

test('everything that a tap opens can be read at every width', async ({ page }) => {
  await serveOffers(page);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your request' })).toBeVisible();
  for (const [state, address, open] of states) {
    await openInApp(page, address);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await open(page);
    await expectReadable(page, `${address} with ${state}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.overlay))).toBe(false);
  }
});
