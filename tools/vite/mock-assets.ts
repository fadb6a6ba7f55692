import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const workerPath = '/mockServiceWorker.js';
const readWorker = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/**
 * Serves MSW's worker from the installed package, because MSW refuses a worker of another version, and keeps
 * worker and demonstration pictures out of a build without mocks.
 */
export function mockAssets(mocking: boolean): Plugin {
  let outDir = 'dist';
  return {
    name: 'mock-assets',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(workerPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        readWorker().then(
          (code) => response.end(code),
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
    },
    async generateBundle() {
      if (mocking)
        this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: await readWorker() });
    },
    async closeBundle() {
      if (!mocking) await rm(path.join(outDir, 'demo'), { recursive: true, force: true });
    },
  };
}
