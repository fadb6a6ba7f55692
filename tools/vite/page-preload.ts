import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pathKey } from '../../src/platform/paths.ts';
import { codeGroups, startPages } from './code-groups.ts';
import { bundleScript, filesOf, readLists, textFilesOf } from './lookups.ts';

/**
 * Puts `preload-script.ts` into the document. If the first script shows offers, the app comes after them. `catalogue`
 * is the address of the products; null if calls are mocked, because they have to wait for the app.
 */
export function pagePreload(catalogue: string | null): Plugin {
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
          isFirst: isFirst && catalogue !== null,
        }));
        const script = await bundleScript(fileURLToPath(new URL('preload-script.ts', import.meta.url)), {
          PRELOADED: { catalogue, app, pages, languages: textFilesOf(bundle) },
        });
        // Stands before the style sheet, because a script after one waits for it.
        return html.replace('<script type="module"', (start) => `<script>${script}</script>\n    ${start}`);
      },
    },
  };
}
