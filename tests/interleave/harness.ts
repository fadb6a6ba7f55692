import { test as base } from '@playwright/test';
import { freePort, startDjango, stop } from '#tests/drf/programs';
import { startBrowser, type InterleavedBrowser } from './browser';
import { startFaultyServer, type FaultyServer } from './faulty-server';

/** The build that `tools/interleave.mjs` has made. */
const dist = process.env['INTERLEAVE_DIST'];

export const test = base.extend<object, { server: FaultyServer; bareBrowser: InterleavedBrowser }>({
  bareBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => {
      const browser = await startBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's names
    async ({}, use) => {
      if (!dist) throw new Error('Run it by `npm run interleave`, which builds the app for it.');
      const origin = `http://127.0.0.1:${await freePort()}`;
      const django = await startDjango(origin, dist);
      const server = await startFaultyServer({ dist, django: origin, port: await freePort() });
      await use(server);
      await server.close();
      await stop(django);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
