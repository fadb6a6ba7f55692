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
import { build } from 'vite';

const text = { type: 'string' };
const { runs, seed } = parseArgs({ options: { runs: text, seed: text } }).values;
const outDir = mkdtempSync(path.join(tmpdir(), 'gulit-interleave-'));
Object.assign(process.env, {
  VITE_API_BASE_URL: '',
  VITE_API_MOCKING: 'false',
  // Names `mock.clerk.accounts.dev`, where nobody is asked anything: this build has a provider of its own.
  VITE_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('mock.clerk.accounts.dev$')}`,
  INTERLEAVE_DIST: outDir,
  INTERLEAVE_RUNS: runs ?? (seed ? seed.split(',').length : 300),
  INTERLEAVE_SEEDS: seed ?? '1',
});
try {
  const configFile = 'tests/interleave/vite.config.ts';
  await build({ configFile, logLevel: 'error', build: { outDir } });
  // Known seeds are run to look at them, again and again: whether the judge finds faults was seen before.
  const project = seed && !runs ? ['--project', 'interleave'] : [];
  const words = ['test', '--config', 'tests/interleave/playwright.config.ts', ...project];
  const options = { stdio: 'inherit' };
  process.exitCode =
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], options).status ?? 1;
} finally {
  rmSync(outDir, { recursive: true });
}
