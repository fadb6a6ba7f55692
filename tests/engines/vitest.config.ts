import { defineConfig } from 'vitest/config';
import { serverProject } from '../server/server-project.ts';

/**
 * `npm run engines` runs Firefox and Safari's engine from Debian's packages, with a production build and the Django
 * server.
 */
export default defineConfig({
  ...serverProject,
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/build-site.ts',
    // Both engines run at the same time, each one story after the other.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
});
