import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** Many interleavings at once in one browser (`npm run interleave`), once the harness has shown that it finds faults. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/interleave',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 0,
  use: { ...shared.use },
  projects: [
    { name: 'self-test', testMatch: 'self-test.spec.ts', timeout: 120_000 },
    { name: 'interleave', testMatch: 'interleave.spec.ts', dependencies: ['self-test'] },
  ],
});
