import { defineConfig } from 'vitest/config';
import { serverProject } from '../server/server-project.ts';

/**
 * `npm run test:deploy` tests real web servers from Debian's packages, with a production build and the Django server.
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
    // On a busy machine tests only take longer.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
