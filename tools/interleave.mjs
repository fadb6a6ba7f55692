/**
 * `npm run interleave`: what is written in the app must arrive once, in the name of its writer, whatever
 * happens in between.
 *
 * `--runs 2000` runs more of them, `--seed 17` that one alone with its log, both together 2000 from 17 on;
 * `--seed 17,40` runs those two alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: /** @type {const} */ ('string') };
const { values } = parseArgs({ options: { runs: text, seed: text, width: text } });
const seeds = values.seed ?? '1';
const runs = values.runs ?? (values.seed === undefined ? '300' : String(seeds.split(',').length));
const dist = mkdtempSync(path.join(tmpdir(), 'gulit-interleave-'));

/** @param {string[]} words @param {Record<string, string>} variables */
function run(words, variables) {
  const { status } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  return status ?? 1;
}

const build = ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/interleave/vite.config.ts'];
const keys = {
  NODE_ENV: 'production',
  VITE_API_BASE_URL: '',
  VITE_API_MOCKING: 'false',
  // Names `mock.clerk.accounts.dev`, where nobody is asked anything: this build has a provider of its own.
  VITE_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('mock.clerk.accounts.dev$')}`,
};
let status = run([...build, '--outDir', dist, '--logLevel', 'error'], keys);
if (status === 0) {
  const test = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/interleave/playwright.config.ts',
    // Known seeds are run to look at them, again and again: whether the judge finds faults was seen before.
    ...(values.seed && !values.runs ? ['--project', 'interleave'] : []),
  ];
  status = run(test, {
    INTERLEAVE_DIST: dist,
    INTERLEAVE_RUNS: runs,
    INTERLEAVE_SEEDS: seeds,
    ...(values.width && { INTERLEAVE_WIDTH: values.width }),
  });
}
rmSync(dist, { recursive: true });
process.exit(status);
