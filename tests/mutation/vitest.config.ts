import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { keepThread } from './kept-thread.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const within = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/**
 * How many times as long a busy machine may take: a test that waits in vain there would count as having noticed
 * a mutant.
 */
const patience = Number(process.env['MUTATION_PATIENCE'] ?? 1);

/**
 * Unit tests only, as `tools/mutate.mjs` names them: with the page tests each of 2000 mutants would take a
 * minute.
 */
export default defineConfig({
  root,
  plugins: [keepThread],
  define: {
    'import.meta.env.VITE_API_BASE_URL': '""',
    'import.meta.env.VITE_API_MOCKING': '"false"',
    'import.meta.env.VITE_CLERK_PUBLISHABLE_KEY': '"pk_test_any"',
    'import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY': '""',
  },
  resolve: {
    alias: [
      { find: '@', replacement: within('src') },
      { find: '#tests', replacement: within('tests') },
    ],
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: process.env['MUTATION_TESTS']?.split(' ') ?? [
      'tests/unit/{api,lib,requests,selling}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/mutation/reset-modules.ts', 'tests/setup.ts', 'tests/mutation/setup.ts'],
    sequence: { setupFiles: 'list' },
    isolate: false,
    maxWorkers: 1,
    // A mutant that waits for ever is told by its time.
    testTimeout: 4000 * patience,
    provide: { patience },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
