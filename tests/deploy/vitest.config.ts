import { defineConfig } from 'vitest/config';
import { serverProject } from '../server/server-project.ts';

/**
 * `npm run test:deploy` tests real web servers, from Debian's packages, with a build of its own and the Django server.
 */
export default defineConfig({
  ...serverProject,
  test: {
    environment: 'node',
    include: ['tests/deploy/*.test.ts'],
    globalSetup: 'tests/deploy/build-site.ts',
    maxWorkers: 2,
    // Each file starts its own server.
    maxConcurrency: 3,
    // A busy machine only takes longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
