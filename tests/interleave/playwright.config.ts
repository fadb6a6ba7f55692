import { defineConfig } from '@playwright/test';
import { browserPath } from '../e2e/find-browser';
import shared from '../e2e/playwright.config';

const { launchOptions } = shared.use ?? {};
const executablePath = browserPath();

/** Nobody looks at a page, none lives long enough to be worth optimizing, and none is gone back to. */
const leanArgs = [
  '--in-process-gpu',
  '--blink-settings=imagesEnabled=false',
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16',
  '--disable-features=BackForwardCache,PaintHolding,ProactivelySwapBrowsingInstance,SpareRendererForSitePerProcess',
];

/** Many interleavings at once in one browser (`npm run interleave`), once the harness has shown that it finds faults. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/interleave',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 0,
  use: {
    launchOptions: {
      args: [...(launchOptions?.args ?? []), ...leanArgs],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: 'self-test', testMatch: 'self-test.spec.ts' },
    { name: 'interleave', testMatch: 'interleave.spec.ts', dependencies: ['self-test'] },
  ],
});
