import { defineConfig } from 'vitest/config';
import { serverProject } from '../server/server-project.ts';

/**
 * Real web servers, from Debian's packages, before a build of its own and the Django server:
 * `npm run test:deploy`.
 */
export default defineConfig({
  ...serverProject,
  test: {
    environment: 'node',
    include: ['tests/deploy/*.test.ts'],
    globalSetup: 'tests/deploy/build-site.ts',
    maxWorkers: 2,
    // Each of them has a server of its own to wait for.
    maxConcurrency: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
