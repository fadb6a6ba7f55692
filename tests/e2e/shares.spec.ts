import { truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { shareLimits } from '@/selling/share/bound-share';
import { test } from './offline-app';
import { smallPhoto } from './posting-page';
import { shareFromElsewhere } from './share-from-elsewhere';

test.use({ serviceWorkers: 'allow' });
test.skip(() => test.info().project.name !== 'phone', 'A worker is the same on every screen.');

const advert = 'Samsung Galaxy A54 128GB\nዋጋ 32,500 ብር\n☎️ 0911 234567\n📍 Bole, Edna Mall';

/** A file on the disk, of at least so many bytes: handed over from here, a large one takes half a minute. */
async function write(name: string, content: Buffer | string, bytes = 0): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  if (bytes > 0) await truncate(file, bytes);
  return file;
}

const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      write(`shared-${index}.jpg`, smallPhoto('photo.jpg', 10 + index).buffer),
    ),
  );

/** Opens the form until its worker answers. */
async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/form`);
  await expect(page.getByRole('textbox', { name: 'Product name' })).toBeVisible();
  const isActive = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    );
  await expect.poll(isActive).toBe(true);
}

const isKept = (page: Page) => page.evaluate(() => caches.has('gulit-shared'));

test('what another app shares stands in the empty form, and is sent by nobody', async ({ page, server }) => {
  await openForm(page, server.origin);
  await shareFromElsewhere(page, server.origin, advert, await photos(6));
  await page.waitForURL(`${server.origin}/form`);
  await expect(
    page.getByRole('status').filter({ hasText: /^Filled in: Product name, .*6 photos/ }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Samsung Galaxy A54 128GB');
  await expect(page.getByLabel('Price')).toHaveValue('32,500');
  await expect(page.getByLabel('Phone')).toHaveValue('0911 234567');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Bole, Edna Mall');
  await expect(page.getByRole('img', { name: 'Main product image' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Additional image/ })).toHaveCount(5);
  await expect.poll(() => isKept(page)).toBe(false);
  expect(server.posts).toHaveLength(0);
  // It is a draft like any other now.
  await page.reload();
  await page.getByRole('button', { name: 'Resume draft Samsung Galaxy A54 128GB' }).click();
  await expect(page.getByRole('img', { name: /^Additional image/ })).toHaveCount(5);
});

test('what a hostile site shares is cut to what a post has, and replaces nothing', async ({
  page,
  server,
}) => {
  await openForm(page, server.origin);
  await page.getByRole('textbox', { name: 'Product name' }).fill('My own lamp');
  const files = [
    ...(await photos(14)),
    await write('heavy.jpg', smallPhoto('heavy.jpg', 1).buffer, shareLimits.photoBytes + 1),
    await write('page.html', '<script>alert(1)</script>'),
  ];
  await shareFromElsewhere(page, server.origin, `${advert}\n${'<b>'.repeat(100_000)}`, files);
  await page.waitForURL(`${server.origin}/form`);
  await expect(page.getByText(/^What you shared waits here\./)).toBeVisible();
  await page.getByRole('button', { name: 'Resume draft My own lamp' }).click();
  await expect(page.getByText(/^5 files were left out/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Product name/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Photos 11 photos' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('My own lamp');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await page.getByRole('button', { name: 'Fill in what is ticked' }).click();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('My own lamp');
  await expect(page.getByRole('img', { name: /^Additional image/ })).toHaveCount(10);
  expect((await page.getByRole('textbox', { name: 'Description' }).inputValue()).length).toBeLessThanOrEqual(
    shareLimits.text,
  );
  await expect.poll(() => isKept(page)).toBe(false);
  expect(server.posts).toHaveLength(0);
});
