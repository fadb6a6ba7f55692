import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * Slow tests that seldom fail. They cover code that no visitor loads, the sign-in provider's SDK (which takes
 * as long to start as fifty pages), each layout with a hundred hostile rows, each call with ten faults, and the
 * results of hundreds of searches.
 */
const extendedTests = [
  'tests/tools/**/*.test.ts',
  'tests/unit/search/find-close-queries.test.ts',
  'tests/pages/{accounts,accounts-offline,call-faults,hostile,sign-in-forms}.test.tsx',
];

const setupFiles = ['tests/setup.ts'];
/** In tests, which share one page, stores and page variables can be reset. */
const resolve = {
  alias: [
    {
      find: /^(@\/platform|\.)\/create-store$/,
      replacement: fileURLToPath(new URL('tests/app/resettable-stores.ts', import.meta.url)),
    },
  ],
};

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    projects: [
      {
        extends: true,
        resolve,
        test: {
          name: 'app',
          include: ['tests/{unit,tools,pages,structure}/**/*.test.{ts,tsx}'],
          exclude: extendedTests,
          setupFiles,
        },
      },
      { extends: true, resolve, test: { name: 'extended', include: extendedTests, setupFiles } },
      {
        extends: true,
        test: { name: 'simulation', include: ['tests/simulation/*.test.ts'], environment: 'node' },
      },
    ],
    // One jsdom document for all files of a worker: starting one for each file took most of the time.
    isolate: false,
    maxWorkers: '100%',
    // Tests render and discard hundreds of pages: with Node's usual 16 MB for new objects, garbage collection
    // took a fifth of the time.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    // These limits only end tests that hang: on a loaded machine every test takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
    // `requestIdleCallback` is missing because Vitest would fake it without its cancellation; the one of
    // `tests/browser/browser-parts.ts` uses timers.
    fakeTimers: {
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
        'performance',
      ],
    },
  },
}));
