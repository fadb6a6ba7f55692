import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { pathKey } from '../../src/platform/paths.ts';
import { codeGroups, startPages } from './code-groups.ts';
import { bundleScript, filesOf, readLists, textFilesOf } from './lookups.ts';

/** The files that each language needs before the first offers, and with the app. */
function languageFilesOf(bundle: Rolldown.OutputBundle) {
  const table = filesOf(/^language\/catalogue-files/, bundle)[0] ?? '';
  return Object.fromEntries(
    Object.entries(textFilesOf(bundle)).map(([language, { first = '', app = '', lists = '' }]) => [
      language,
      { first: [table, first, lists], app: [app] },
    ]),
  );
}

/** Puts `preload-script.ts` into the document. If the first script shows offers, the app comes after them. */
export function pagePreload(mocking: boolean): Plugin {
  return {
    name: 'page-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const app = filesOf(codeGroups.app, bundle).filter((file) => !html.includes(`/${file}"`));
        const pages = startPages(await readLists()).map(({ paths: spellings, modules, isFirst }) => ({
          paths: spellings.map(pathKey),
          files: filesOf(modules, bundle).filter(
            (file) => !html.includes(`/${file}"`) && !app.includes(file),
          ),
          // Mocked calls wait for the app.
          isFirst: isFirst && !mocking,
        }));
        const script = await bundleScript(fileURLToPath(new URL('preload-script.ts', import.meta.url)), {
          PRELOADED: { app, pages, languages: languageFilesOf(bundle) },
        });
        // Stands before the style sheet, because a script after one waits for it.
        return html.replace('<script type="module"', (start) => `<script>${script}</script>\n    ${start}`);
      },
    },
  };
}
