import { existsSync } from 'node:fs';

const within = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/**
 * What must not fail silently: calls, parsers, what is stored, and sending. Components are left out: the tests of pages
 * and of the built app see what they draw.
 */
const sources = [
  'src/api',
  'src/listings/catalogue',
  'src/selling/drafts',
  'src/selling/post',
  'src/selling/submission',
  'src/requests/entries',
  'src/requests/unsent',
  ...within('src/requests', 'author-name send-text use-send-text comments/comment-field'),
  ...within('src/lib', 'parse-link parse-values time coordinates one-at-a-time server-clock'),
  ...within(
    'src/browser',
    'create-persisted-store persisted-json own-path read-cookies storage-claim tab-lock',
  ),
];
const gone = sources.filter((source) => !existsSync(source));
if (gone.length > 0) throw new Error(`Name what has come in the place of ${gone.join(', ')}.`);

export default {
  mutate: sources.map((source) => (source.endsWith('.ts') ? source : `${source}/**/*.ts`)),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  disableTypeChecks: 'src/**/*.{ts,tsx}',
  // TypeScript 7 has no interface for it; without the file Stryker leaves the types alone.
  tsconfigFile: 'none.json',
  // Beyond what the tests take without a mutant, in ms.
  timeoutMS: 15_000,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  ignorePatterns: ['/dist*'],
};
