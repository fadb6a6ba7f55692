import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { root } from './build-app';
import { expect, test } from './sign-in-build';

test.use({ serviceWorkers: 'allow' });
const hana = 'hana@example.com';
const waiting = buildRow({
  id: 7,
  product_name: 'Carved stool',
  product_photo: '/media/stool.webp',
  profile_photo: null,
  images: [],
  verified: false,
  email: hana,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Carved stool' });

/** The photos in the worker's cache. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('gulit-photos'))) return [];
    return (await (await caches.open('gulit-photos')).keys()).map(({ url }) => new URL(url).pathname);
  });

async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  await page.goto('/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

test('a waiting post and its photos disappear from all tabs and the history when its owner signs out', async ({
  page,
  context,
  provider,
  server,
}) => {
  const photo = await readFile(path.join(root, 'public/art/homes.webp'));
  Object.assign(server.settings, { rows: [waiting], media: { '/media/stool.webp': photo } });
  await provider.signIn(hana, server.origin);
  await page.goto('/myposts');
  const workerState = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(workerState).toBe('activated');
  await page.reload();
  await page.getByRole('link', { name: 'Carved stool' }).click();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => keptPhotos(page)).toEqual(['/media/stool.webp']);
  const other = await context.newPage();
  await other.goto('/nearby-detail?id=7');
  await expect(heading(other)).toBeVisible();

  await logOut(page);
  await expect(other.getByText('Product not found')).toBeVisible();
  await expect(other.getByText('Carved stool')).toHaveCount(0);
  await expect.poll(() => keptPhotos(page)).toEqual([]);

  // The catalogue does not respond, so only the history could show the post.
  await context.route('**/api/products/', () => {});
  await page.goBack();
  await expect(page).toHaveURL('/nearby-detail?id=7');
  await expect(page.getByRole('status', { name: 'Loading offer' })).toBeVisible();
  await expect(page.getByText('Carved stool')).toHaveCount(0);
});
