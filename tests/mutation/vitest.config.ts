import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const within = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/** Unit tests only, as `tools/stryker.config.mjs` wants them: with the page tests each mutant would take a minute. */
export default defineConfig({
  root: within('.'),
  define: {
    'import.meta.env.VITE_API_BASE_URL': '""',
    'import.meta.env.VITE_API_MOCKING': '"false"',
    'import.meta.env.VITE_CLERK_PUBLISHABLE_KEY': '"pk_test_any"',
    'import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY': '""',
  },
  resolve: { alias: { '@': within('src'), '#tests': within('tests') } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['tests/unit/{api,browser,lib,listings/catalogue,requests,selling}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts', 'tests/mutation/setup.ts'],
    sequence: { setupFiles: 'list' },
    isolate: false,
    // A mutant that waits for ever is told by its time.
    testTimeout: 4000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
