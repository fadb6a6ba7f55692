import type { Page } from '@playwright/test';
import { detailPath } from '@/platform/paths';
import { buildRow } from '#tests/data/build-row';
import { fixedNow } from '#tests/data/clock';
import { hackedFlag, hostileRows, unreadableRows, type HostileRow } from '#tests/data/hostile-rows';
import { test as base, expect, serveTiles } from './gulit';
import { follow } from './in-app';

/** Within walking distance of the rows that have coordinates. */
const here = { latitude: 9.02, longitude: 38.77 };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqP9fDwAEWwHzUn3ZEgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sets the date of the rows, puts the visitor near them, and expects that none of their scripts runs. */
const test = base.extend<{ scene: void }>({
  scene: [
    async ({ page, context }, use) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.clock.setFixedTime(fixedNow);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(here);
      await serveTiles(page);
      await page.route('**/media/**', (route) =>
        // A missing picture gets a text instead of a picture, because a 404 would be a console error.
        route.request().url().includes('missing')
          ? route.fulfill({ contentType: 'image/jpeg', body: 'no picture' })
          : route.fulfill({ contentType: 'image/png', body: picture }),
      );
      await use();
      expect(dialogs).toEqual([]);
      expect(await page.evaluate((flag) => Reflect.has(window, flag), hackedFlag)).toBe(false);
    },
    { auto: true },
  ],
});

/** Serves the rows of a category and a harmless one, also from the nearby endpoint. */
async function serveRows(page: Page, rows: readonly HostileRow[], category: string): Promise<void> {
  const neighbour = buildRow({ category, discount: '15', product_name: 'Innocent neighbour' });
  const all = [neighbour, ...rows.map(({ row }) => row), ...unreadableRows];
  await page.route(/\/api\/products\/(nearby\/)?(\?|$)/, (route) => route.fulfill({ json: all }));
}

const card = (page: Page, id: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${detailPath(id)}"]`) });

/** Runs in the page. Returns the faults of what is visible, and the addresses of the listed offers. */
function inspect() {
  const faults: string[] = [];
  const finger = 44;
  const name = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') || element.textContent).slice(0, 30)}”`;
  /** The visible part of an element within its ancestors up to `root`. */
  const visibleBox = (element: Element, root: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return { left, right, top, bottom, isSeen: right - left > 1 && bottom - top > 1 };
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`the page is ${scrollWidth} px wide`);

  const main = document.querySelector('main') ?? document.body;
  for (const element of main.querySelectorAll('*')) {
    const box = visibleBox(element, main);
    if (!box.isSeen) continue;
    if (box.left < -1 || box.right > window.innerWidth + 1) faults.push(`${name(element)} leaves the screen`);
    const own = element.getBoundingClientRect();
    const { textOverflow, webkitLineClamp, lineHeight } = getComputedStyle(element);
    const isCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (isCut && element.textContent !== '' && element.clientHeight < Number.parseFloat(lineHeight) - 1)
      faults.push(`${name(element)} is squeezed`);
    const text = isCut ? document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() : null;
    if (text) {
      const start = document.createRange();
      start.setStart(text, 0);
      start.setEnd(text, 1);
      const sign = start.getBoundingClientRect();
      // In some fonts a single sign is wider than its line.
      const hasRoom = sign.width > 0 && sign.width < own.width;
      if (hasRoom && (sign.left < own.left - 1 || sign.right > own.right + 1))
        faults.push(`${name(element)} loses its beginning`);
    }
    if (element.tagName === 'BUTTON' && Math.min(own.width, own.height) < finger)
      faults.push(`${name(element)} is ${own.width} x ${own.height} px`);
    const isShort = element.childElementCount === 0 && /( km| ago|just now|100 m)$/.test(element.textContent);
    if (isShort && box.right - box.left < own.width - 1) faults.push(`${name(element)} is cut`);
  }

  const cards = [...main.querySelectorAll('li article')];
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector('aside')?.getBoundingClientRect().top ?? window.innerHeight;
  cards.forEach((article, index) => {
    const frame = article.getBoundingClientRect();
    const next = cards[index + 1]?.getBoundingClientRect();
    if (next && next.left < frame.right - 1 && next.top < frame.bottom - 1 && next.bottom > frame.top + 1)
      faults.push(`${name(article)} overlaps the next one`);
    for (const element of article.querySelectorAll('*')) {
      const box = visibleBox(element, article);
      const isOut =
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1;
      if (box.isSeen && isOut) faults.push(`${name(element)} sticks out of ${name(article)}`);
    }
    for (const button of article.querySelectorAll('button')) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [centreX, centreY] = [x + width / 2, y + height / 2];
      // The recently viewed offers scroll sideways.
      const seen = visibleBox(button, document.documentElement);
      const isInSight = centreX > seen.left && centreX < Math.min(seen.right, window.innerWidth);
      const isOnScreen = isInSight && centreY > top + 1 && centreY < bottom - 1;
      const above = document.elementFromPoint(centreX, centreY);
      if (isOnScreen && !button.contains(above)) faults.push(`${name(button)} is covered`);
    }
  });
  return { faults, listings: cards.map((article) => article.querySelector('a')?.getAttribute('href') ?? '') };
}

async function expectShape(page: Page): Promise<void> {
  expect((await page.evaluate(inspect)).faults).toEqual([]);
}

/** Whether a list fills the screen. Lines below the first screen wait for late code. */
function isScreenDrawn(): boolean {
  const mostBlank = 40;
  return [...document.querySelectorAll('main ul:has(> li > article)')].every((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const drawnFrom = list.firstElementChild?.getBoundingClientRect().top ?? top;
    const drawnTo = list.lastElementChild?.getBoundingClientRect().bottom ?? bottom;
    const isInView = bottom > 0 && top < window.innerHeight;
    const above = drawnFrom - Math.max(top, 0);
    const below = Math.min(bottom, window.innerHeight) - drawnTo;
    return !isInView || Math.max(above, below) < mostBlank;
  });
}

/** Checks the page one screen after the other. Returns the addresses of its offers. */
async function expectShapeAllTheWay(page: Page): Promise<ReadonlySet<string>> {
  const listings = new Set<string>();
  for (let isEnd = false; !isEnd;) {
    await page.waitForFunction(isScreenDrawn);
    const seen = await page.evaluate(inspect);
    expect(seen.faults).toEqual([]);
    seen.listings.forEach((listing) => listings.add(listing));
    isEnd = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return window.scrollY === before;
    });
  }
  return listings;
}

const lists = [
  ['/homes', 'homes'],
  ['/Video_And_Photography', 'photography'],
  ['/Music_And_Instruments', 'music'],
] as const;

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

// One address for each layout.
for (const [address, category] of lists) {
  test(`offers with extreme or malicious content do not break the layout of ${address}`, async ({ page }) => {
    const rows = hostileRows(category);
    await serveRows(page, rows, category);
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Save (?!this search)/ }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const listings = await expectShapeAllTheWay(page);
    const missing = rows.filter(({ id }) => !listings.has(detailPath(id)));
    expect(missing.map(({ hostility }) => hostility)).toEqual([]);
    expect(listings.size).toBe(rows.length + 1);
  });
}

test('offers with extreme or malicious content do not break the layout of the home page', async ({
  page,
}) => {
  const rows = hostileRows('homes').filter(({ hostility }) => hostility.endsWith('in every text'));
  for (let start = 0; start < rows.length; start += 7) {
    const shown = rows.slice(start, start + 7);
    await serveRows(page, shown, 'homes');
    await page.addInitScript(
      (ids) => localStorage.setItem('gulit:viewed', JSON.stringify(ids)),
      shown.map(({ id }) => id),
    );
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('button', { name: /^Save (?!this search)/ }).first()).toBeVisible();
    await expectShapeAllTheWay(page);
  }
});

test('offers with extreme or malicious content do not break the layout of open cards and full-screen pictures', async ({
  page,
}) => {
  const rows = hostileRows('homes').filter(({ hostility }) => /text$|picture/.test(hostility));
  await serveRows(page, rows, 'homes');
  await page.goto('/new-products');
  for (const { id } of rows) {
    await card(page, id).getByRole('button', { expanded: false }).click();
    await expect(card(page, id).getByText(/^Posted/)).toBeVisible();
    await expectShape(page);
    // After a touch the page keeps its scroll position until a key is pressed.
    await page.keyboard.press('Shift');
  }
  const row = rows.find(({ hostility }) => hostility === '200 pictures');
  await card(page, row?.id ?? '')
    .getByRole('button', { expanded: false })
    .click();
  await card(page, row?.id ?? '')
    .getByRole('button', { name: /^Zoom photo 201 / })
    .click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('offers with extreme or malicious content do not break the layout of an offer’s page', async ({
  page,
}) => {
  const rows = hostileRows('homes').filter(({ hostility }) => /text$|picture/.test(hostility));
  await serveRows(page, rows, 'homes');
  await page.goto('/nearby-detail');
  for (const { id, hostility } of rows) {
    await follow(page, detailPath(id));
    const address = new URL(detailPath(id), page.url()).href;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.getByRole('region', { name: /^More/ }).first(), hostility).toBeVisible();
    await expectShape(page);
    // A long text must not push the rest of the page far away.
    expect(await page.evaluate(() => document.documentElement.scrollHeight), hostility).toBeLessThan(4000);
  }
});
