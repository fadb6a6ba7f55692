import type { Locator, Page } from '@playwright/test';
import { facesOf } from './faces-of';
import { expect, test } from './gulit';
import { holdApp, holdFiles } from './hold-app';
import { edges } from './layout';
import { expectNoViolation } from './violations';

/** Expects the app. The main navigation is drawn by the app, not by the first screen. */
const expectApp = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

const firstListing = (page: Page) => page.getByRole('main').getByRole('article').first();

/** The newest offer of all. */
const newest = 'Fruit and shade tree saplings';

interface StartPage {
  path: string;
  /** Whether it is also tested on a desktop. One page of each layout is. */
  onDesktop?: boolean;
  /** Its first offer, once the catalogue is complete. Before that it may show another. */
  name: string;
  /** The elements whose edges are compared. */
  parts?: (page: Page) => Record<string, Locator>;
}

const partsOfList = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  first: firstListing(page),
  name: firstListing(page).getByRole('heading'),
  price: firstListing(page).getByText(/ Birr$/),
  second: page.getByRole('main').getByRole('article').nth(1),
});

const startPages: readonly StartPage[] = [
  {
    path: '/',
    onDesktop: true,
    name: newest,
    parts: (page) => ({
      listing: firstListing(page),
      name: firstListing(page).getByRole('heading'),
      price: firstListing(page).getByText(/ Birr$/),
      last: page.getByRole('main').getByRole('article').nth(7),
    }),
  },
  { path: '/homes', onDesktop: true, name: 'Furnished studio for rent, Kazanchis' },
  { path: '/Video_And_Photography', onDesktop: true, name: 'Camera with two lenses' },
  { path: '/new-products', name: newest },
  { path: '/search?query=home', name: 'Care home with garden' },
  {
    path: '/nearby-detail?id=480',
    name: 'Heels for weddings and parties',
    parts: (page) => ({
      photo: page.locator('main img').first(),
      heading: page.getByRole('heading', { level: 1 }),
      price: page.getByText(/ Birr$/).first(),
    }),
  },
];

async function allEdges(parts: Record<string, Locator>) {
  const entries = Object.entries(parts).map(async ([name, part]) => {
    await expect(part).toBeVisible();
    return [name, await edges(part)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Expects the heading of the offer. */
const expectListing = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible();

for (const { path, onDesktop, name: listing, parts = partsOfList } of startPages)
  test(`${path} shows its offers before the app has loaded, at the same position as the app${onDesktop ? '' : ' @phone'}`, async ({
    page,
    isMobile,
  }) => {
    // Stops the clock, because '7 h ago' may change.
    await page.clock.setFixedTime(Date.now());
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expectListing(page, listing);
    const before = await allEdges(parts(page));
    const words = await firstListing(page).innerText();
    if (isMobile) await expectNoViolation(page);
    release();
    await expectApp(page);
    const after = await allEdges(parts(page));
    for (const [name, edge] of Object.entries(before)) {
      const moved = (['top', 'left', 'bottom', 'right'] as const).map(
        (side) => edge[side] - (after[name]?.[side] ?? NaN),
      );
      expect(
        Math.max(...moved.map(Math.abs)),
        `${name} has moved by ${moved.join(', ')}`,
      ).toBeLessThanOrEqual(1);
    }
    for (const line of words.split('\n').filter(Boolean))
      await expect(page.getByRole('main')).toContainText(line);
  });

test('an offer opens before the app has loaded @phone', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectListing(page, newest);
  await firstListing(page).getByRole('link', { name: newest }).click();
  await page.waitForURL('/nearby-detail?id=*', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
  release();
  await expectApp(page);
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
});

test('the typeface does not change during a first visit @phone', async ({ page }) => {
  const face = page.waitForEvent('requestfinished', (request) => request.url().includes('bricolage'));
  await page.goto('/new%20offers');
  await expectApp(page);
  const heading = page.getByRole('heading', { level: 1 });
  const first = Object.keys(await facesOf(heading));
  expect(first.join()).not.toContain('Bricolage');
  const before = await edges(heading);
  await face;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await edges(heading)).toEqual(before);
  await firstListing(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/nearby-detail/);
  await expect(heading).toBeVisible();
  expect(Object.keys(await facesOf(heading))).toEqual(first);
});

test('the bar appears before the script loads, and does not move @phone', async ({ page }) => {
  const load = await holdFiles(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByText('Gulit', { exact: true }).first();
  // The position before the style sheet has loaded is never visible.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  load();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  const after = await page.getByRole('banner').getByText('Gulit', { exact: true }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 100))).toBeLessThanOrEqual(12);
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 100))).toBeLessThanOrEqual(1);
});

for (const path of ['/', '/homes'])
  test(`${path} loads two photos of offers before any other photo @phone`, async ({ page }) => {
    const photo = /\.(?:jpe?g|webp|png)(?:\?|$)/;
    const asked: string[] = [];
    page.on('request', (request) => photo.test(request.url()) && asked.push(request.url()));
    const release = await holdFiles(page, photo);
    await page.goto(path, { waitUntil: 'commit' });
    // While these photos are held back, no other photo is requested.
    await expect.poll(() => asked.length, { intervals: [20] }).toBe(2);
    release();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });
