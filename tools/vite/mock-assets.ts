import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const workerFile = 'mockServiceWorker.js';
const readWorker = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');

/**
 * Serves MSW's worker from the installed package, because MSW refuses a worker of another version, and keeps
 * worker and demonstration pictures out of a build without mocks.
 */
export function mockAssets(mocking: boolean): Plugin {
  return {
    name: 'mock-assets',
    configureServer({ middlewares }) {
      middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readWorker());
      });
    },
    generateBundle() {
      if (mocking) this.emitFile({ type: 'asset', fileName: workerFile, source: readWorker() });
    },
    async writeBundle({ dir = 'dist' }) {
      if (!mocking) await rm(path.join(dir, 'demo'), { recursive: true, force: true });
    },
  };
}
