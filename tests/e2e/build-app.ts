import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Builds the app for production into a folder, with these variables beside the environment's own. */
export async function buildInto(
  outDir: string,
  variables: Record<string, string>,
  cwd: string = root,
): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'];
  // The test runner sets its own, which would make React's development version of it.
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  await promisify(execFile)(process.execPath, words, { cwd, env });
}

/** Builds the app for a real server with these keys, into a folder of its own. */
export async function buildApp(keys: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-build-'));
  await buildInto(folder, { VITE_API_BASE_URL: '', VITE_API_MOCKING: 'false', ...keys });
  return folder;
}

/** A build for as long as `work` takes. */
export async function withBuild(
  keys: Record<string, string>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await buildApp(keys);
  await work(folder);
  await rm(folder, { recursive: true });
}
