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

const messages = ['Who has a lamp?', 'We sell honey.', 'Looking for a boat', 'I need a lamp and a sofa'];
const entries = messages.map((message, id) => ({ id, name: 'Anonymous', message, created_at: null }));

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
  /** The part of the page that appears last. */
  last: (page: Page) => Locator;
  /** In px; by default the width of a phone. */
  width?: number;
  isSignedIn?: true;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const viewed = (page: Page) =>
  page.getByRole('region', { name: 'Recently viewed' }).getByRole('article').first();

/** The last request that shows offers. */
const match = (page: Page) => page.getByText('These might match:').nth(1);

const pages: readonly SlowPage[] = [
  { path: '/', last: viewed },
  { path: '/', last: viewed, width: 1440 },
  { path: '/homes', last: article },
  { path: '/search?query=used%20bicycle', last: article },
  { path: '/new-products', last: article },
  { path: '/nearby-detail?id=3', last: heading },
  { path: '/seller?company=Sheger%20Cycles', last: article },
  { path: '/seller?company=Sheger%20Cycles', last: article, width: 1440 },
  { path: '/shops-directory', last: article },
  { path: '/shops-directory', last: article, width: 768 },
  { path: '/compare?offer=1&offer=2', last: heading },
  { path: '/notifications', last: match },
  { path: '/notifications', last: match, width: 768 },
  { path: '/notifications', last: match, width: 1440 },
  { path: '/forsale', last: heading },
  { path: '/form', last: heading },
  { path: '/myprofile', last: heading },
  { path: '/login', last: (page) => page.getByLabel('Email address') },
  { path: '/myposts', last: (page) => page.getByRole('heading', { name: 'Lamp 4' }), isSignedIn: true },
];

for (const { path, last, width, isSignedIn } of pages)
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
    await page.route('**/api/cat', (route) => route.fulfill({ json: entries }));
    if (isSignedIn) await provider.signIn(hana.email, server.origin);
    await page.addInitScript(() => localStorage.setItem('gulit:viewed', '["7","8","9"]'));
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
  // The footer waits 5 s for the catalogue, so it has appeared by then.
  server.settings.laterRows = { rows: rows.slice(1), ms: 7000 };
  await observeShifts(page);
  await page.goto('/homes');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /number 2 / })).toBeVisible();
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
