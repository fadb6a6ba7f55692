/**
 * Changes the sources of `tests/mutation/mutated-rooms.ts` in small ways, one at a time, prints what no unit
 * test notices, and notes the scores for `npm run reliability`. `npm run mutation` tries all of them,
 * `npm run mutation -- src/api` a folder or a file. `MUTATION_CONCURRENCY=1` takes one core alone,
 * `MUTATION_PATIENCE=5` waits five times as long on a busy machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runnerImport } from 'vite';

// Nothing else needs it, and it brings 120 packages: it is no dependency, but fetched when it is used first.
const version = '~9.6.1';
const tools = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];
if (tools.some((tool) => !existsSync(new URL(`../node_modules/${tool}`, import.meta.url))))
  execFileSync('npm', ['install', '--no-save', ...tools.map((tool) => `${tool}@${version}`)], {
    stdio: 'inherit',
  });
const { Stryker } = await import('@stryker-mutator/core');

const folder = new URL('../tests/mutation/', import.meta.url).pathname;
const { leastNoticed, mutatedRooms } = (await runnerImport(`${folder}mutated-rooms.ts`)).module;

const given = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const isIn = (path, source) => path === source || path.startsWith(`${source}/`);
/** What is asked for of a room's sources: all of them where nothing is. */
const askedOf = ({ sources }) =>
  given.length === 0
    ? sources
    : [
        ...sources.filter((source) => given.some((path) => isIn(source, path))),
        ...given.filter((path) => sources.some((source) => path !== source && isIn(path, source))),
      ];

const noticedStates = ['Killed', 'Timeout'];
const isNoticed = ({ status }) => noticedStates.includes(status);
const isValid = ({ status }) => [...noticedStates, 'Survived', 'NoCoverage'].includes(status);

/** The valid mutants of some sources, each with what became of it. */
async function tryMutants({ name, tests, triesImports = false }, sources) {
  // Not Stryker's own `testFiles`, under which it switches mutants on too late where code runs once, at its import.
  process.env['MUTATION_TESTS'] = tests.join(' ');
  const report = `reports/mutation/${name.replaceAll(/\W+/g, '-')}`;
  const mutants = await new Stryker({
    mutate: sources.map((source) => (source.endsWith('.ts') ? source : `${source}/**/*.ts`)),
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
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: '.stryker-tmp',
    ignorePatterns: [
      '/dist',
      '/docs',
      '/public',
      '/reports',
      '/tests/{e2e,faults,interleave,drf,slow-server}',
    ],
  }).runMutationTest();
  const valid = mutants.filter(isValid);
  mkdirSync('reports/mutation', { recursive: true });
  writeFileSync(`${report}.json`, JSON.stringify(valid, null, 1));
  return valid;
}

const scoresFile = `${folder}scores.json`;
/** Adds scores to those of other files, as another run may have noted them meanwhile. */
function noteScores(added) {
  const known = existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {};
  const scores = Object.entries({ ...known, ...added }).filter(([file]) => existsSync(file));
  const sorted = scores.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(scoresFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What no test has noticed, as `tests/mutation/survivors.ts` has to explain it: the line that was changed, and
 * into what.
 */
function survivorsOf(mutants) {
  return mutants
    .filter((mutant) => !isNoticed(mutant))
    .map(({ fileName, location, replacement }) => ({
      line: oneLine(readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1]),
      became: oneLine(replacement).slice(0, 80),
    }));
}

const percent = (noticed, all) => `${((100 * noticed) / all).toFixed(1)} % of ${all}`;

for (const room of mutatedRooms) {
  const asked = askedOf(room);
  if (asked.length === 0) continue;
  const mutants = await tryMutants(room, asked);
  const files = new Set(mutants.map(({ fileName }) => fileName));
  const scores = {};
  for (const file of files) {
    const all = mutants.filter(({ fileName }) => fileName === file);
    const noticed = all.filter(isNoticed).length;
    scores[relative(process.cwd(), file)] = { noticed, all: all.length, survived: survivorsOf(all) };
    console.log(`${relative(process.cwd(), file)}: ${percent(noticed, all.length)}`);
    for (const { location, status, replacement } of all.filter((mutant) => !isNoticed(mutant)))
      console.log(`  ${location.start.line}:${location.start.column} ${status}: ${oneLine(replacement)}`);
  }
  const noticed = mutants.filter(isNoticed).length;
  console.log(`${room.name}: ${percent(noticed, mutants.length)}\n`);
  if (noticed < leastNoticed * mutants.length) process.exitCode = 1;
  noteScores(scores);
}
