import type { ChildProcess } from 'node:child_process';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { freePort, hasRestFramework, startDjango, stop } from '#tests/drf/programs';

/** The public offers of `tests/drf/server.py`, newest first; all other names begin with 'Unchecked'. */
const verifiedListings = [
  'Handwoven Habesha Kemis',
  'Refurbished Office Laptop',
  'Yirgacheffe Coffee Beans',
  'Family Dental Check',
  'Solar Phone Charger',
  'Fresh Injera Every Morning',
  'Three-Seat Sofa',
  'Lake Tana Boat Trip',
];

interface Row {
  id: number;
  product_name: string;
}

interface Entry {
  name: string | null;
  message: string | null;
}

let origin = '';
let django: ChildProcess | undefined;
let complaints: string[] = [];

test.describe.configure({ mode: 'default' });
test.skip(
  !process.env['CI'] && !hasRestFramework(),
  'Django REST Framework is not installed (Debian, Ubuntu: apt-get install python3-djangorestframework).',
);

// Playwright logs when it blocks the app's worker.
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  django = await startDjango(origin);
});

test.afterAll(async () => {
  await stop(django);
});

test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  });
});

const expectNoComplaints = () => expect(complaints, 'nothing on the console').toEqual([]);

const listing = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first();
const listingNames = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

async function idOf(page: Page, name: string): Promise<number> {
  const rows: Row[] = await (await page.request.get(`${origin}/api/products/`)).json();
  return rows.find((row) => row.product_name === name)?.id ?? NaN;
}

async function expectLoaded(picture: Locator): Promise<void> {
  // The app replaces the photos of the first screen.
  await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${origin}/media/`));
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

test('shows what the server lists, with its prices and pictures', async ({ page }) => {
  await page.goto(origin);
  const fresh = page.getByRole('region', { name: 'Newest offers' });
  await expect(fresh.getByRole('article').getByRole('heading')).toHaveText(verifiedListings);
  await expect(page.getByText('Unchecked')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Search Your Need' }).first().fill('almaz bak');
  await page.keyboard.press('Enter');
  await expect(listingNames(page)).toHaveText(['Fresh Injera Every Morning']);
  await page.goto(`${origin}/search`);
  await expect(listing(page, 'Habesha Kemis')).toContainText('10% off');
  await expect(listing(page, 'Solar Phone Charger')).toContainText('Waiting for discount...');
  await expect(listing(page, 'Yirgacheffe Coffee')).toContainText('Discount Ended');
  await expect(listing(page, 'Three-Seat Sofa')).not.toContainText(/off|discount/i);
  await expect(listing(page, 'Office Laptop')).toContainText('18,700 Birr');
  await expect(listing(page, 'Yirgacheffe Coffee')).toContainText('950.50 Birr');
  await expect(listing(page, 'Fresh Injera')).not.toContainText('Birr');
  await page.goto(`${origin}/travels`);
  await expectLoaded(listing(page, 'Lake Tana Boat Trip').locator('img').first());
  await page.getByRole('link', { name: 'Lake Tana Boat Trip' }).click();
  await expectLoaded(page.getByAltText('Lake Tana Boat Trip, photo 3'));
  const unchecked = await idOf(page, 'Unchecked Honey Wine');
  await page.goto(`${origin}/nearby-detail?id=${unchecked}`);
  await expect(page.getByText('Product not found')).toBeVisible();
  expectNoComplaints();
});

test('stores a request', async ({ page }) => {
  const message = 'A used bicycle, asked here';
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'Your request' }).fill(message);
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = await sending;
  expect(sent.url()).toBe(`${origin}/api/cat`);
  expect(sent.postData()).toBe(JSON.stringify({ name: 'Anonymous', message }));
  expect((await sent.response())?.status()).toBe(201);
  expect(sent.redirectedTo()).toBeNull();
  await expect(page.getByText('✅ Message submitted!')).toBeVisible();
  const entries: Entry[] = await (await page.request.get(`${origin}/api/cat`)).json();
  expect(entries).toContainEqual(expect.objectContaining({ name: 'Anonymous', message }));
  expectNoComplaints();
});

test('distinguishes requests and comments as a model serializer sends them', async ({ page }) => {
  await page.goto(`${origin}/notifications`);
  const requests = page.getByRole('main').getByRole('article');
  await expect(requests.filter({ hasText: 'Looking for a used bicycle.' })).toHaveCount(1);
  await expect(page.getByText('Lovely.')).toHaveCount(0);
  const id = await idOf(page, 'Handwoven Habesha Kemis');
  await page.goto(`${origin}/comments?product=${id}&image=1`);
  await expect(page.getByText('Lovely.')).toBeVisible();
  expectNoComplaints();
});
