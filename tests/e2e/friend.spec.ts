import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Page, test as plainTest } from '@playwright/test';
import { buildRow } from '#tests/build-row';
import { hackedFlag, hostileRows } from '#tests/hostile-rows';
import { startSlowServer } from '#tests/slow-server/start-slow-server';
import { root } from './build-app';
import { expect, serveCatalogue, test } from './gulit';
import { shareFromElsewhere } from './share-from-elsewhere';
import { untilKept } from './until-kept';
import { expectNoViolation } from './violations';

const offered = ['Blue sofa', 'Oak table', 'Red lamp'];
const pictures = ['homes', 'office', 'decor'];
const rows = offered.map((product_name, index) =>
  buildRow({ id: index + 1, product_name, product_photo: `/art/${pictures[index]}.webp` }),
);
const saved = JSON.stringify(offered.map((name, index) => ({ id: String(index + 1), name })));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const listing = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
const asFile = (text: string) => ({
  name: 'gulit.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** The file that packs this JSON. */
const pack = (json: string) => `gulit-offers/1\n${gzipSync(json).toString('base64')}`;

/** Makes the file of what is saved, with its pictures. */
async function giveSaved(page: Page) {
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Give these offers to a friend' }).click();
  await page.getByRole('checkbox', { name: /^With small pictures/ }).check();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const made = page.getByRole('region', { name: 'The file' });
  await expect(made).toBeFocused();
  await expect(made.getByRole('status')).toHaveText(/^3 offers, 3 with a picture: \d+ KB$/);
  return made;
}

test('what is saved is given as a file, by the share sheet or as a download, and opened by a friend', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  await serveCatalogue(page, rows);
  await page.addInitScript((text) => localStorage.setItem('gulit:saved', text), saved);
  const made = await giveSaved(page);
  await expect(made.getByRole('button', { name: 'Share the file' })).toHaveCount(0);
  await expectNoViolation(page);
  const download = page.waitForEvent('download');
  await made.getByRole('link', { name: 'Save the file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^Offers from Gulit\. .*\/from-a-friend\ngulit-offers\/1\n[\w+/=]+\n$/);

  await page.addInitScript(() => {
    const shared: File[] = [];
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ name }) => name.endsWith('.txt')),
      share: async ({ files = [] }: ShareData) => void shared.push(...files),
    });
    Object.assign(window, { shared });
  });
  await (await giveSaved(page)).getByRole('button', { name: 'Share the file' }).click();
  const sharedNames = () => page.evaluate(() => Reflect.get(window, 'shared').map(({ name }: File) => name));
  await expect.poll(sharedNames).toEqual([expect.stringMatching(/^gulit-[\d-]+-3\.txt$/)]);

  // The friend has no such offers on the market, and sees what the file says, with its pictures.
  await serveCatalogue(page, [buildRow({ id: 99 })]);
  await page.goto('/from-a-friend');
  await page.getByLabel('Open a file').setInputFiles(asFile(text));
  await expect(heading(page, 'From a friend, under an hour old, not checked')).toBeVisible();
  await expect(page.getByText('None of these offers is on the market now.')).toBeVisible();
  const widthOf = () =>
    page
      .getByRole('article')
      .first()
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBe(160);
  await expectNoViolation(page);
});

test('a file that is hostile is refused, or read as nothing but words', async ({ page }) => {
  await serveCatalogue(page, []);
  await page.goto('/from-a-friend');
  const open = (text: string) => page.getByLabel(/^Open (?:a|another) file$/).setInputFiles(asFile(text));
  for (const [text, refusal] of [
    ['<script>alert(1)</script>', 'This is no file with offers.'],
    ['gulit-offers/2\nAAAA', 'A newer Gulit has made this file.'],
    [pack('{"rows":[]}').slice(0, -20), 'This file is damaged or cut off.'],
    [pack(`{"rows":[${' '.repeat(25_000_000)}]}`), 'This file is too large.'],
  ] as const) {
    await open(text);
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  }
  const hostile = hostileRows('homes').map(({ row }) => ({
    ...row,
    product_photo: 'https://tracker.example/dot.gif',
  }));
  await open(pack(JSON.stringify({ madeAt: Date.now(), rows: hostile, pictures: {} })));
  await expect(heading(page, /not checked$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'All offers of the file' })).toBeVisible();
  expect(await page.evaluate((flag) => Reflect.has(window, flag), hackedFlag)).toBe(false);
});

plainTest.describe('without a connection', () => {
  plainTest.use({ serviceWorkers: 'allow' });
  plainTest.skip(() => plainTest.info().project.name !== 'phone', 'A worker is the same on every screen.');

  plainTest(
    'a phone opens the file of a friend, has it at the next visit, and forgets it',
    async ({ page }) => {
      const server = await startSlowServer({
        distDir: path.join(root, 'dist'),
        rows: [buildRow({ id: 50 })],
      });
      await page.goto(server.origin);
      await untilKept(page);
      await server.close();

      const madeAt = Date.now() - 3 * 86_400_000;
      const text = pack(JSON.stringify({ madeAt, rows, pictures: {} }));
      await page.goto(`${server.origin}/from-a-friend`);
      await page.getByLabel('Open a file').setInputFiles(asFile(text));
      const age = 'From a friend, 3 days old, not checked';
      await expect(heading(page, age)).toBeVisible();
      await listing(page, 'Oak table').click();
      await expect(heading(page, 'Oak table')).toBeFocused();
      await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+251/);

      await page.goto(`${server.origin}/from-a-friend`);
      await expect(heading(page, age)).toBeVisible();
      await page.getByRole('button', { name: 'Remove them' }).click();
      await expect(heading(page, 'From a friend')).toBeVisible();
      await expect(page.getByText('The offers of your friend are gone from this device.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Open a file')).toBeAttached();
      await expect(page.getByText('Oak table')).toHaveCount(0);

      // From a chat, as the installed app is handed it.
      await shareFromElsewhere(page, server.origin, '', asFile(text));
      await page.waitForURL(`${server.origin}/from-a-friend`);
      await expect(heading(page, age)).toBeVisible();
      await expect(listing(page, 'Oak table')).toBeVisible();
      expect(await page.evaluate(() => caches.has('gulit-shared'))).toBe(false);
    },
  );
});
