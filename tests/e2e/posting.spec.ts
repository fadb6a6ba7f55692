import type { Locator, Page } from '@playwright/test';
import { categories } from '@/listings/categories/categories';
import { freePort, hasRestFramework, readMedia, startDjango, stop } from '#tests/drf/programs';
import { hana } from '#tests/server/provider-session';
import {
  alertOf,
  changePhoto,
  clip,
  expectClean,
  expectLadder,
  expectUpright,
  fillSofa,
  ladder,
  smallPhoto,
  sofaImages,
  sofaTexts,
  submitButton,
  successOf,
  writeLadder,
} from './posting-page';
import { expect, test } from './sign-in-build';

/** The app built with a key, with a Django server for each test, whose origin is the `baseURL`. */
const testDjango = test.extend<{ origin: string }>({
  async origin({ signInBuild }, provide, testInfo) {
    testInfo.skip(
      !process.env['CI'] && !hasRestFramework(),
      'Django REST Framework is not installed (Debian, Ubuntu: apt-get install python3-djangorestframework).',
    );
    const origin = `http://127.0.0.1:${await freePort()}`;
    const django = await startDjango(origin, signInBuild);
    await provide(origin);
    await stop(django);
  },
  baseURL: ({ origin }, provide) => provide(origin),
});

/**
 * Limits the page's upload speed. A server cannot: on one machine the system accepts about 4 MB at once from the
 * browser, which counts them as sent.
 */
async function limitUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

testDjango('a Django server keeps every field and file of a post', async ({ page, provider, origin }) => {
  await provider.signIn(hana.email, origin);
  await page.goto('/form');
  await fillSofa(page);
  await changePhoto(page, 'image 5', 'Move earlier');
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  await page.goto('/myposts');
  const post = page.getByRole('article').filter({ hasText: sofaTexts.product_name });
  await expect(post.getByText('Waiting for verification')).toBeVisible();

  const response = await fetch(`${origin}/api/products/`);
  const rows: Record<string, unknown>[] = await response.json();
  const row = rows.find((each) => each['product_name'] === sofaTexts.product_name) ?? {};
  expect(row).toMatchObject({
    ...sofaTexts,
    price: '18500.00',
    description: expect.stringMatching(/^Oak, two years old\.\r?\nLike new\.$/),
    location: null,
    contact_tick: null,
    web_site: null,
  });
  const stored = async (address: unknown) => readMedia(origin, String(address));
  expect((await stored(row['product_video'])).equals(clip.buffer)).toBe(true);
  for (const name of ['profile_photo', 'product_photo']) {
    const bytes = await stored(row[name]);
    await expectClean(bytes);
    await expectUpright(page, bytes);
  }
  const received = Array.isArray(row['images']) ? row['images'].map(({ image }) => String(image)) : [];
  const images = await Promise.all(received.map(stored));
  // The PNG and the WebP are drawn anew. The other photos stay, and all are in order.
  expect(images.map((bytes) => sofaImages.findIndex(({ buffer }) => buffer.equals(bytes)))).toEqual([
    0, 1, -1, 4, -1,
  ]);
  for (const address of received) await expectClean(await stored(address));
});

const heavy = smallPhoto('heavy.jpg', 600_000);
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading 6 files' });
const percent = async (page: Page) => Number(await bar(page).getAttribute('value'));

test('the upload shows progress, Cancel stops it, and it can be sent again', async ({
  page,
  server,
  provider,
}) => {
  await provider.signIn(hana.email, server.origin);
  await writeLadder(page, heavy);
  await limitUploads(page, 100_000);
  await submitButton(page).click();
  const seen: number[] = [];
  const differentOnes = async () => {
    seen.push(await percent(page));
    return new Set(seen).size;
  };
  await expect.poll(differentOnes, { intervals: [50] }).toBeGreaterThan(4);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBeLessThan(100);
  await expect(page.getByText(/^\d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(alertOf(page, 'Not sent. Your post is saved on this device.')).toBeVisible();
  await limitUploads(page, 4_000_000);
  await expect.poll(() => server.posts[0]?.outcome).toBe('aborted');
  expect(server.posts[0]?.bytesReceived).toBeLessThan(heavy.buffer.length);
  await expectLadder(page);
  await submitButton(page).click();
  await expect(successOf(page)).toBeVisible();
  expect(server.posts.map(({ outcome }) => outcome)).toEqual(['aborted', 'ended']);
  const body = server.posts[1]?.body ?? Buffer.alloc(0);
  expect(body.includes(ladder.productName)).toBe(true);
  // In the order in which they were chosen.
  const places = [heavy, ...ladder.additional].map(({ buffer }) => body.indexOf(buffer));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the category list shows five of 57, shows more while scrolling, and is at least 140 px high', async ({
  page,
}) => {
  await page.goto('/form');
  const field = page.getByRole('combobox', { name: 'Category' });
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');
  const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);
  await field.click();
  await expect(options).toHaveCount(5);
  const seen = new Set<number>();
  await expect(async () => {
    expect(await heightOf(list)).toBeGreaterThanOrEqual(140);
    expect(await heightOf(list.locator('..'))).toBeLessThanOrEqual(300);
    const before = await options.count();
    seen.add(before);
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(before).toBe(categories.length);
  }).toPass({ intervals: [50] });
  expect(seen.size).toBeGreaterThan(5);
  expect(new Set(await options.allInnerTexts()).size).toBe(categories.length);
  for (const [typed, count] of [
    ['furnit', 1],
    ['no such thing', 0],
  ] as const) {
    await field.fill(typed);
    await expect(options).toHaveCount(count);
    expect(await heightOf(list)).toBeGreaterThanOrEqual(140);
  }
});
