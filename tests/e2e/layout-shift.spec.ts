import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { hana } from '#tests/server/provider-session';
import { rows } from './layout';
import { pageAtRest } from './settle';
import { expect, test } from './sign-in-build';

/** How long the API takes to respond, in ms. */
const delay = 1000;

const ownRows = [1, 2, 3, 4].map((number) =>
  buildRow({
    id: 100 + number,
    product_name: `Lamp ${number}`,
    product_photo: null,
    verified: number > 1,
    email: hana.email,
  }),
);

/** Adds up in the page how much of the screen moved, and how far, without input. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if ('value' in shift && 'hadRecentInput' in shift && !shift.hadRecentInput)
          sum += Number(shift.value);
      Object.assign(window, { layoutShift: sum });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

const layoutShift = (page: Page) =>
  page.evaluate(() => ('layoutShift' in window ? Number(window.layoutShift) : 0));

interface SlowPage {
  path: string;
  isSignedIn: boolean;
  last: (page: Page) => Locator;
  /** That of a phone by default. */
  width?: number | undefined;
}

const pages: readonly SlowPage[] = [
  { path: '/homes', isSignedIn: false, last: (page) => page.getByRole('article').first() },
  { path: '/login', isSignedIn: false, last: (page) => page.getByLabel('Email address') },
  { path: '/myposts', isSignedIn: true, last: (page) => page.getByRole('heading', { name: 'Lamp 4' }) },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const simplePages: readonly SlowPage[] = (
  [
    ['/', article],
    ['/search?query=used%20bicycle', article],
    ['/new-products', article],
    ['/nearby-detail?id=3', heading],
    ['/seller?company=Sheger%20Cycles', article],
    ['/seller?company=Sheger%20Cycles', article, 1440],
    ['/shops-directory', article],
    ['/shops-directory', article, 768],
    ['/compare?offer=1&offer=2', heading],
    ['/notifications', heading],
    ['/forsale', heading],
    ['/form', heading],
    ['/myprofile', heading],
  ] as const
).map(([path, last, width]) => ({ path, isSignedIn: false, last, width }));

for (const { path, isSignedIn, last, width } of [...pages, ...simplePages])
  test(`nothing on ${path} moves while it loads${width ? ` at ${width} px` : ''}`, async ({
    page,
    server,
    provider,
  }) => {
    if (width) await page.setViewportSize({ width, height: 900 });
    server.settings.rows = [...rows, ...ownRows];
    await page.route('**/api/**', async (route) => {
      await setTimeout(delay);
      await route.continue();
    });
    if (isSignedIn) await provider.signIn(hana.email, server.origin);
    await observeShifts(page);
    await page.goto(path);
    await expect(last(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await pageAtRest(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

test('no offer moves while a long catalogue arrives in parts', async ({ page, server }) => {
  const others = Array.from({ length: 30 }, (_, index) =>
    buildRow({ id: 200 + index, category: 'foods', product_name: `Honey ${index}` }),
  );
  server.settings.rows = [...rows.slice(0, 1), ...others];
  // By then the footer has appeared, which waits 5 s for the catalogue.
  server.settings.laterRows = { rows: rows.slice(1), ms: 7000 };
  await observeShifts(page);
  await page.goto('/homes');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /number 2 / })).toBeVisible();
  await pageAtRest(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

for (const width of [360, 768, 1440])
  test(`at ${width} px the requests keep their place when offers that match them arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const messages = ['Who has a lamp?', 'We sell honey.', 'Looking for a boat', 'I need a lamp and a sofa'];
    const entries = messages.map((message, id) => ({ id, name: 'Anonymous', message, created_at: null }));
    await page.route('**/api/cat', (route) => route.fulfill({ json: entries }));
    const matching = ownRows.map((row) => ({ ...row, verified: true }));
    await page.route('**/api/products/', async (route) => {
      await setTimeout(delay);
      await route.fulfill({ json: matching });
    });
    await observeShifts(page);
    await page.goto('/notifications');
    await expect(page.getByRole('article')).toHaveCount(messages.length);
    await expect(page.getByText('These might match:')).toHaveCount(2);
    await pageAtRest(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

test('the footer of a short page is at the bottom of the window', async ({ page }) => {
  const height = 1400;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await page.goto('/signup');
  await expect(page.getByLabel('Email')).toBeVisible();
  await pageAtRest(page);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer && footer.y + footer.height).toBe(height);
});
