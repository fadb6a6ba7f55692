import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Builds the app for a real server with these keys, into a folder of its own that goes after `work`. */
export async function withBuild(
  keys: Record<string, string>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-build-'));
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, words, {
    cwd: root,
    env: {
      ...process.env,
      // The test runner sets its own, which would make React's development version of it.
      NODE_ENV: 'production',
      VITE_API_BASE_URL: '',
      VITE_API_MOCKING: 'false',
      ...keys,
    },
  });
  await work(folder);
  await rm(folder, { recursive: true });
}
