import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf, src, textFilesOf } from './lookups.ts';

const workerFile = 'sw.js';
const mockWorkerFile = 'mockServiceWorker.js';

/** The code that offline visits need: lists, an offer, and the frame of every page with what it asks and sends. */
const shellModules =
  /^(?:first-screen|main|app|browse(?!\/picture-zoom)|offer|requests|saved|search|selling\/submission|pages\/(?:detail|gone|list|nearby|saved|search|seller|services|shops))/;

/** The form's code, stored also on metered connections. */
const formModules = /^(?:pages\/form-page|selling\/preview|selling\/form\/paste-panel)/;

/** What the worker caches: at once, soon after the first page, and when a language is chosen. */
function filesToKeep(bundle: Rolldown.OutputBundle) {
  const all = Object.keys(bundle);
  const others = all.filter((file) => /\/(?:index-[^/]*\.css|bricolage[^/]*)$/.test(file));
  const shell = [...new Set([...filesOf(shellModules, bundle), ...others])].toSorted();
  const languages = Object.entries(textFilesOf(bundle));
  const texts = new Set(languages.flatMap(([, parts]) => Object.values(parts)));
  const isLater = (file: string) => /\.(?:js|css)$/.test(file) && !shell.includes(file) && !texts.has(file);
  // A page comes after what it imports, so that a page that was cached works.
  const form = filesOf(formModules, bundle).filter(isLater).toReversed();
  const rest = all.filter((file) => isLater(file) && !form.includes(file));
  const list = filesOf(/^language\/catalogue-files/, bundle).filter(isLater);
  const toPaths = (names: readonly string[]) => names.map((name) => `/${name}`);
  return {
    shell,
    /** The code of all other pages: of the form, and of the rest. */
    later: { form: toPaths(form), others: toPaths(rest) },
    /** The texts of each language. */
    texts: Object.fromEntries(
      languages.map(([language, parts]) => [language, toPaths([...list, ...Object.values(parts)])]),
    ),
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
        await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          resolve: { alias: { '@': src } },
          define: {
            'import.meta.env.SHELL_FILES': JSON.stringify(shellFiles),
            'import.meta.env.LATER_FILES': JSON.stringify(later),
            'import.meta.env.TEXT_FILES': JSON.stringify(texts),
            'import.meta.env.NAMED_IN_PAGE': JSON.stringify(shell.filter((file) => page.includes(file))),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir,
            emptyOutDir: false,
            lib: {
              entry: `${src}/app/worker/service-worker.ts`,
              formats: ['iife'],
              name: 'worker',
              fileName: () => workerFile,
            },
          },
        });
      },
    },
  };
}
