import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildRow } from '#tests/data/build-row';
import { startSlowServer, type SlowServer } from '#tests/slow-server/start-slow-server';
import { root } from './build-app';

const rows = ['Red lamp', 'Green lamp', 'Blue lamp'].map((name, index) =>
  buildRow({
    id: index + 1,
    product_name: name,
    description: `A ${name.toLowerCase()} to read by.`,
    product_photo: '/media/lamp.webp',
    profile_photo: null,
    images: [],
  }),
);

/** The built app and its server, in a folder in which a test can deploy another version. */
export const test = base.extend<{ distDir: string; server: SlowServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  distDir: async ({}, runTest) => {
    const distDir = await mkdtemp(path.join(tmpdir(), 'gulit-offline-'));
    await cp(path.join(root, 'dist'), distDir, { recursive: true });
    await runTest(distDir);
    await rm(distDir, { recursive: true });
  },
  server: async ({ distDir }, runTest) => {
    const picture = await readFile(path.join(root, 'public/art/homes.webp'));
    const server = await startSlowServer({ distDir, rows, media: { '/media/lamp.webp': picture } });
    await runTest(server);
    await server.close();
  },
});

export const listing = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name }).first();

/** Opens the home page, and waits until its worker and the offers are on the device. */
export async function visitOnce(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await expect(listing(page, 'Red lamp')).toBeVisible();
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && caches.has('gulit-catalogue');
    });
  await expect.poll(isKept).toBe(true);
}
