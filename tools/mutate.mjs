/**
 * Changes sources in small ways, one at a time, and prints what no unit test notices. `npm run mutation` tries all of
 * the rooms below, `npm run mutation -- src/lib` a folder or a file of them. `MUTATION_CONCURRENCY=1` takes one core
 * alone, `MUTATION_PATIENCE=5` waits five times as long on a busy machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';

const lib = (/** @type {string} */ names) => names.split(' ').map((name) => `src/lib/${name}.ts`);
const clocks =
  'create-persisted-store persisted-json one-at-a-time read-cookies server-clock storage-claim tab-lock';

/**
 * What must not fail silently: calls, parsers, keeping and sending. Of each room the folders and files in which
 * mutants are made, the unit tests that have to notice them, and whether mutants in what runs once, at the import, are
 * tried too: each takes all tests of the room.
 * @type {Record<string, { sources: string[], tests: string, triesImports?: boolean }>}
 */
const rooms = {
  calls: { sources: ['src/api'], tests: 'api/**/*', triesImports: true },
  parsers: {
    sources: [
      'src/listings/catalogue',
      ...lib('parse-link parse-values time coordinates fold-text own-path'),
    ],
    tests: '{listings/catalogue/**/*,lib/{parse-*,coordinates,own-path,fold-text}}',
  },
  'kept values, locks and clocks': {
    sources: lib(clocks),
    tests: `lib/{${clocks.replaceAll(' ', ',')}}`,
    triesImports: true,
  },
  'keeping drafts': { sources: ['src/selling/drafts'], tests: 'selling/{drafts,submission}/**/*' },
  posts: { sources: ['src/selling/post'], tests: 'selling/{post,submission}/**/*' },
  'sending posts': { sources: ['src/selling/submission'], tests: 'selling/submission/**/*' },
  'sending requests and comments': {
    sources: [
      'src/requests/unsent',
      'src/requests/entries',
      'src/requests/author-name.ts',
      'src/requests/send-text.ts',
      'src/requests/use-send-text.ts',
      'src/requests/comments/comment-field.ts',
    ],
    tests: 'requests/**/*',
    triesImports: true,
  },
};
const gone = Object.values(rooms).flatMap(({ sources }) => sources.filter((source) => !existsSync(source)));
if (gone.length > 0) throw new Error(`Name what has come in the place of ${gone.join(', ')}.`);
/** Of the mutants of each room, the share that the tests have to notice. */
const leastNoticed = 0.9;

// Nothing else needs it, and it brings 120 packages: it is no dependency, but fetched when it is used first.
const version = '~9.6.1';
const packages = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];
if (packages.some((name) => !existsSync(new URL(`../node_modules/${name}`, import.meta.url))))
  execFileSync('npm', ['install', '--no-save', ...packages.map((name) => `${name}@${version}`)], {
    stdio: 'inherit',
  });
const { Stryker } = await import('@stryker-mutator/core');

const given = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** What is asked for of a room's sources: all of them where nothing is. */
const askedOf = (sources) =>
  given.length === 0
    ? sources
    : sources.flatMap((source) =>
        given.some((path) => isIn(source, path)) ? source : given.filter((path) => isIn(path, source)),
      );

const isNoticed = ({ status }) => ['Killed', 'Timeout'].includes(status);
const isValid = (mutant) => isNoticed(mutant) || ['Survived', 'NoCoverage'].includes(mutant.status);

for (const [name, { sources, tests, triesImports = false }] of Object.entries(rooms)) {
  const asked = askedOf(sources);
  if (asked.length === 0) continue;
  // Not Stryker's own `testFiles`, under which it switches mutants on too late where code runs once, at its import.
  process.env['MUTATION_TESTS'] = `tests/unit/${tests}.test.{ts,tsx}`;
  const tried = await new Stryker({
    mutate: asked.map((source) => (source.endsWith('.ts') ? source : `${source}/**/*.ts`)),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: !triesImports,
    disableTypeChecks: 'src/**/*.{ts,tsx}',
    // TypeScript 7 has no interface for it; without the file Stryker leaves the types alone.
    tsconfigFile: 'none.json',
    concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
    // Beyond what the tests take without a mutant, in ms.
    timeoutMS: 15_000,
    // In a kept thread it would stop the next mutant's run as well; `tests/mutation/setup.ts` does it.
    disableBail: true,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `reports/mutation/${name.replaceAll(/\W+/g, '-')}.html` },
    tempDirName: '.stryker-tmp',
    ignorePatterns: [
      '/dist',
      '/docs',
      '/public',
      '/reports',
      '/tests/{e2e,faults,interleave,drf,slow-server}',
    ],
  }).runMutationTest();
  const mutants = tried.filter(isValid);
  const missed = mutants.filter((mutant) => !isNoticed(mutant));
  for (const { fileName, location, status, replacement } of missed)
    console.log(
      `${relative('', fileName)}:${location.start.line}:${location.start.column} ${status}: ${replacement.replaceAll(/\s+/g, ' ')}`,
    );
  const share = 1 - missed.length / Math.max(mutants.length, 1);
  console.log(`${name}: ${(100 * share).toFixed(1)} % of ${mutants.length} mutants are noticed\n`);
  if (share < leastNoticed) process.exitCode = 1;
}
