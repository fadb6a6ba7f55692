import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { workerMessages } from '../../src/app/worker/worker-messages.ts';
import { codeGroups, offlineCode } from './code-groups.ts';
import { bundleScript, filesOf, src, textFilesOf } from './lookups.ts';

const mockWorkerFile = 'mockServiceWorker.js';

/** What the worker caches: `shell` at once, and the lists of `later` when a page asks for them by name. */
function filesToKeep(bundle: Rolldown.OutputBundle) {
  const all = Object.keys(bundle);
  const isScriptOrStyle = (file: string) => /\.(?:js|css)$/.test(file);
  const code = [...Object.values(codeGroups), ...offlineCode].flatMap((modules) => filesOf(modules, bundle));
  const styleAndFont = all.filter((file) => /\/(?:index-[^/]*\.css|bricolage[^/]*)$/.test(file));
  const shell = [...new Set([...code, ...styleAndFont])].toSorted();
  const texts = Object.entries(textFilesOf(bundle));
  const known = new Set([...shell, ...texts.flatMap(([, files]) => files)]);
  const others = all.filter((file) => isScriptOrStyle(file) && !known.has(file));
  const lists = [...texts, [workerMessages.keepAll, others] as const];
  const later = Object.fromEntries(lists.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
  return { shell, later };
}

/** MSW's worker from the installed package, because MSW refuses other versions. */
const readMockWorker = () =>
  readFileSync(createRequire(import.meta.url).resolve(`msw/${mockWorkerFile}`), 'utf8');

/**
 * Writes our service worker or, with mocking, that of MSW. Only builds with mocking have demonstration pictures.
 */
export function workers(mocking: boolean): Plugin {
  return {
    name: 'workers',
    configureServer({ middlewares }) {
      middlewares.use(`/${mockWorkerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readMockWorker());
      });
    },
    generateBundle() {
      if (mocking) this.emitFile({ type: 'asset', fileName: mockWorkerFile, source: readMockWorker() });
    },
    // After the page has been written, and before files are compressed.
    writeBundle: {
      sequential: true,
      async handler({ dir: outDir = 'dist' }, bundle) {
        if (mocking) return;
        await rm(path.join(outDir, 'demo'), { recursive: true, force: true });
        const { shell, later } = filesToKeep(bundle);
        const page = await readFile(path.join(outDir, 'index.html'), 'utf8');
        // A name that has a hash of the content needs no revision.
        const shellFiles = [
          { url: '/', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          ...shell.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const worker = await bundleScript(`${src}/app/worker/service-worker.ts`, {
          SHELL_FILES: shellFiles,
          LATER_FILES: later,
          NAMED_IN_PAGE: shell.filter((file) => page.includes(file)),
        });
        await writeFile(path.join(outDir, 'sw.js'), worker);
      },
    },
  };
}
