import type { Plugin, Rolldown } from 'vite';
import { catalogueCache } from '../../src/platform/cache-names.ts';
import { homePaths, pathKey } from '../../src/platform/paths.ts';
import { filesOf, readLists, textFilesOf } from './lookups.ts';

/** Pages on which many visits begin: their paths, the modules with their code, and whether they show first offers. */
async function startPages(): Promise<[paths: readonly string[], modules: RegExp, isFirst: boolean][]> {
  const lists = await readLists();
  const pathsOf = (isByDistance: boolean) =>
    lists.filter(({ layout }) => (layout === 'nearby') === isByDistance).flatMap(({ paths }) => paths);
  return [
    // The home page's code comes with the app; all lists share one file with an offer.
    [homePaths, /^main\./, true],
    [[...pathsOf(false), '/search', '/nearby-detail'], /^pages\/list-page/, true],
    // Lists by distance wait for the app.
    [[...pathsOf(true), '/nearby-shops'], /^pages\/list-page/, false],
    [['/services'], /^pages\/services-page/, false],
    [['/form'], /^(?:app\/routes\/later-routes|pages\/form-page)/, false],
  ];
}

/** The files that each language needs before the first offers, and with the app. */
function languageFilesOf(bundle: Rolldown.OutputBundle) {
  const table = filesOf(/^language\/catalogue-files/, bundle)[0] ?? '';
  return Object.fromEntries(
    Object.entries(textFilesOf(bundle)).map(([language, { first = '', app = '', lists = '' }]) => [
      language,
      [[table, first, lists], [app]],
    ]),
  );
}

/**
 * Makes the document request the app, the page's code and the cached catalogue at once: on a slow network each further
 * step costs a round trip. If the first script shows offers, the app comes after them.
 */
export function pagePreload(mocking: boolean): Plugin {
  return {
    name: 'page-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const app = filesOf(/^main\./, bundle).filter((file) => !html.includes(`/${file}"`));
        const pages = (await startPages()).map(([paths, modules, isFirst]) => [
          paths.map(pathKey),
          filesOf(modules, bundle).filter((file) => !html.includes(`/${file}"`) && !app.includes(file)),
          // Mocked calls wait for the app.
          isFirst && !mocking,
        ]);
        const script = `let texts;
try {
  const language = JSON.parse(localStorage.getItem('language'));
  texts = ${JSON.stringify(languageFilesOf(bundle))}[language];
  if (texts) document.documentElement.lang = language;
} catch {}
try {
  const kept = localStorage.getItem('${catalogueCache.flagKey}') === 'true' && caches.open('${catalogueCache.cache}');
  if (kept) window.${catalogueCache.found} = kept.then((cache) => cache.match('${catalogueCache.address}')).then((answer) => answer?.json()).catch(() => {});
} catch {}
try {
  const app = ${JSON.stringify(app)};
  const pages = ${JSON.stringify(pages)};
  const path = (${pathKey.toString()})(location.pathname);
  const [, needed, isFirst] = pages.find(([paths]) => paths.includes(path)) ?? [[], [], false];
  const preload = (paths) => {
    for (const file of paths) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    }
  };
  window.preloadApp = () => {
    preload([...app, ...needed, ...(texts?.[1] ?? [])]);
    window.preloadApp = null;
  };
  if (texts) preload(texts[0]);
  if (!isFirst) preloadApp();
  // Requested after the style sheet, the app arrives just after the rows. Files from the worker arrive at once, and
  // would take the processor from the rows.
  else if (!navigator.serviceWorker?.controller) document.addEventListener('load', ({ target }) => target.rel === 'stylesheet' && preloadApp?.(), true);
} catch {}`;
        // Stands before the style sheet, because a script after one waits for it.
        return html.replace('<script type="module"', (start) => `<script>${script}</script>\n    ${start}`);
      },
    },
  };
}
