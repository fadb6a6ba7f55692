import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { codeGroups, formCode, offlineCode } from './code-groups.ts';
import { bundleScript, filesOf, src, textFilesOf } from './lookups.ts';

const mockWorkerFile = 'mockServiceWorker.js';

/** What the worker caches: at once, soon after the first page, and when a language is chosen. */
function filesToKeep(bundle: Rolldown.OutputBundle) {
  const all = Object.keys(bundle);
  const others = all.filter((file) => /\/(?:index-[^/]*\.css|bricolage[^/]*)$/.test(file));
  const stored = [...Object.values(codeGroups), offlineCode].flatMap((code) => filesOf(code, bundle));
  const shell = [...new Set([...stored, ...others])].toSorted();
  const languages = Object.entries(textFilesOf(bundle));
  const texts = new Set(languages.flatMap(([, files]) => files));
  const isLater = (file: string) => /\.(?:js|css)$/.test(file) && !shell.includes(file) && !texts.has(file);
  // A page comes after what it imports, so that a page that was cached works.
  const form = filesOf(formCode, bundle).filter(isLater).toReversed();
  const rest = all.filter((file) => isLater(file) && !form.includes(file));
  const toPaths = (names: readonly string[]) => names.map((name) => `/${name}`);
  return {
    shell,
    /** The code of all other pages: of the form, and of the rest. */
    later: { form: toPaths(form), others: toPaths(rest) },
    /** The texts of each language. */
    texts: Object.fromEntries(languages.map(([language, files]) => [language, toPaths(files)])),
  };
}

/** MSW's worker from the installed package, because MSW refuses other versions. */
const readMockWorker = () =>
  readFileSync(createRequire(import.meta.url).resolve(`msw/${mockWorkerFile}`), 'utf8');

/**
 * Our worker, which keeps the app on the device; with mocking, the one that mocking needs. Demonstration pictures
 * are only in builds with mocking.
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
    // Runs after the page has been written and before files are compressed.
    writeBundle: {
      sequential: true,
      async handler({ dir: outDir = 'dist' }, bundle) {
        if (mocking) return;
        await rm(path.join(outDir, 'demo'), { recursive: true, force: true });
        const { shell, later, texts } = filesToKeep(bundle);
        const page = await readFile(path.join(outDir, 'index.html'), 'utf8');
        // A name that has a hash of the content needs no revision.
        const shellFiles = [
          { url: '/', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          ...shell.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const worker = await bundleScript(`${src}/app/worker/service-worker.ts`, {
          SHELL_FILES: shellFiles,
          LATER_FILES: later,
          TEXT_FILES: texts,
          NAMED_IN_PAGE: shell.filter((file) => page.includes(file)),
        });
        await writeFile(path.join(outDir, 'sw.js'), worker);
      },
    },
  };
}
