import { defineConfig } from '@playwright/test';

/** Many interleavings at once in one browser (`npm run interleave`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/interleave',
  // The harness shows that it finds faults while the interleavings run.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 0,
  projects: [
    { name: 'self-test', testMatch: 'self-test.spec.ts' },
    { name: 'interleave', testMatch: 'interleave.spec.ts' },
  ],
});
