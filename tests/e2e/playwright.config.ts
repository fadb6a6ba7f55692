import { defineConfig, devices } from '@playwright/test';
import { browserPath } from './find-browser';

const executablePath = browserPath();

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Specs that run on one screen size only, because the size makes no difference or only that size has the feature.
 * Single tests are tagged `@phone` or `@desktop`.
 */
const phoneOnly = [
  'broken-caches',
  'hostile',
  'journeys',
  'languages',
  'layout-shift',
  'lists',
  'mixed-builds',
  'new-version',
  'offline',
  'page-life',
  'photos',
  'posting',
  'pseudo-language',
  'saved',
  'seller-story',
  'touch',
  'waiting-post',
  'way-back',
  'zoom',
];
const desktopOnly = [
  'account',
  'covered-focus',
  'crawl',
  'forced-colours',
  'full-screen-picture',
  'keyboard-journeys',
  'long-list',
  'requests',
  'signs',
];
const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  globalSetup: './build-app.ts',
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Tests spend most of their time waiting, so three workers suit two cores.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Each step waits for what it needs. On a busy machine it only takes longer.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { args, ...(executablePath && { executablePath }) },
    // The app must work without a service worker. The tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: files(phoneOnly),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: files(desktopOnly),
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
