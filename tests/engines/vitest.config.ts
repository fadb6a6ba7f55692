import { defineConfig } from 'vitest/config';
import { serverProject } from '../server/server-project.ts';

/**
 * Firefox and Safari's engine, from Debian's packages, before a build of its own and the Django server:
 * `npm run engines`.
 */
export default defineConfig({
  ...serverProject,
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/build-site.ts',
    // Both engines at once; each tells its stories one after the other.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 90_000,
  },
});
