import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

const serverSettings = { VITE_API_BASE_URL: '', VITE_API_MOCKING: 'false' };

/** Builds the app, for a server with its own origin, into a folder. `variables` are added to the environment. */
export async function buildInto(
  outDir: string,
  variables: Record<string, string>,
  cwd: string = root,
): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'];
  // The test runner sets NODE_ENV, which would select React's development version.
  const env = { ...process.env, NODE_ENV: 'production', ...serverSettings, ...variables };
  await promisify(execFile)(process.execPath, words, { cwd, env });
}

/** The variable with the folder of this run's builds, which the global setup creates and removes. */
const buildsFolder = 'GULIT_BUILDS';

/** Playwright calls this before a run, and the returned function after it. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function startBuilds(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-builds-'));
  process.env[buildsFolder] = folder;
  return () => rm(folder, { recursive: true });
}

/** A build that all tests of a run share. The first test builds it while the others wait. */
export async function sharedBuild(keys: Record<string, string>): Promise<string> {
  const folder = path.join(process.env[buildsFolder] ?? '', Object.keys(keys).join('-'));
  const isFirst = await mkdir(`${folder}-begun`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await buildInto(`${folder}-part`, keys);
    await rename(`${folder}-part`, folder);
  }
  while (!existsSync(folder)) await setTimeout(200);
  return folder;
}
