import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { hana } from '#tests/server/provider-session';
import { root } from './build-app';
import { expect, test } from './sign-in-build';

test.use({ serviceWorkers: 'allow' });
const waiting = buildRow({
  id: 7,
  product_name: 'Carved stool',
  product_photo: '/media/stool.webp',
  profile_photo: null,
  images: [],
  verified: false,
  email: hana.email,
});

/** The photos in the worker's cache. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('gulit-photos'))) return [];
    return (await (await caches.open('gulit-photos')).keys()).map(({ url }) => new URL(url).pathname);
  });

test('the photos of a waiting post leave the device when its owner signs out', async ({
  page,
  provider,
  server,
}) => {
  const photo = await readFile(path.join(root, 'public/art/homes.webp'));
  Object.assign(server.settings, { rows: [waiting], media: { '/media/stool.webp': photo } });
  await provider.signIn(hana.email, server.origin);
  await page.goto('/myposts');
  const workerState = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(workerState).toBe('activated');
  await page.reload();
  await page.getByRole('link', { name: 'Carved stool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carved stool' })).toBeVisible();
  await expect.poll(() => keptPhotos(page)).toEqual(['/media/stool.webp']);
  await page.goto('/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect.poll(() => keptPhotos(page)).toEqual([]);
});
