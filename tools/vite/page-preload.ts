import type { Plugin } from 'vite';
import { catalogueCache } from '../../src/config/catalogue-cache.ts';
import { homePaths } from '../../src/config/paths.ts';
import { filesOf } from './files-of.ts';
import { readListTables } from './list-tables.ts';

interface StartPage {
  modules: readonly string[];
  paths: readonly string[];
  /** Whether a wide screen shows the row of filters above its list. */
  hasFilters?: boolean;
  /** Whether the first script shows its offers before the app comes. */
  isDrawnFirst?: boolean;
}

/** The pages that visits begin at, and the paths of each; the code of the home page comes with the app. */
async function startPages(): Promise<readonly StartPage[]> {
  const { categories, collections } = await readListTables();
  const lists = [...categories, ...Object.values(collections)];
  const pathsOf = (...layouts: readonly string[]) =>
    lists.filter(({ layout }) => layouts.includes(layout)).flatMap(({ paths }) => paths);
  return [
    { modules: [], paths: homePaths, isDrawnFirst: true },
    { modules: ['pages/rows-page'], paths: pathsOf('rows'), hasFilters: true, isDrawnFirst: true },
    { modules: ['pages/rows-page'], paths: pathsOf('grid3'), hasFilters: true },
    { modules: ['pages/cards-page'], paths: pathsOf('cards') },
    { modules: ['pages/nearest-page'], paths: pathsOf('nearby'), hasFilters: true },
    { modules: ['pages/search-page'], paths: ['/search'], hasFilters: true },
    { modules: ['pages/services-page'], paths: ['/services'] },
    { modules: ['pages/nearby-page'], paths: ['/nearby-shops'], hasFilters: true },
    { modules: ['pages/detail-page'], paths: ['/nearby-detail'], isDrawnFirst: true },
    { modules: ['app/routes/later-routes', 'pages/form-page'], paths: ['/form'] },
  ];
}

/**
 * Lets the document ask for the app and for the code of the page that its address names in one go, and for what is kept of the
 * last visit: on a slow network each step that waits for another is a round trip. Where the first script shows offers, they come
 * after those. Names only what the first script does not load anyway.
 */
export function pagePreload(): Plugin {
  return {
    name: 'page-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return [];
        const files: string[] = [];
        const appFiles = [...filesOf('main', bundle)].filter((file) => !html.includes(`/${file}"`));
        /** What a page needs on every screen, and on a wide one besides; whether its first offers come before that. */
        const byPath: Record<string, readonly [...(readonly number[])[], 0 | 1]> = {};
        const numbersOf = (modules: readonly string[]) =>
          [...new Set(modules.flatMap((module) => [...filesOf(module, bundle)]))]
            .filter((file) => !html.includes(`/${file}"`) && !appFiles.includes(file))
            .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
        const filters = numbersOf(['listings/filters/filter-panel']);
        for (const { modules, paths, hasFilters, isDrawnFirst } of await startPages()) {
          const numbers = numbersOf(modules);
          const wide = hasFilters ? filters.filter((file) => !numbers.includes(file)) : [];
          // Addresses match without regard to case.
          for (const path of paths) byPath[path.toLowerCase()] = [numbers, wide, isDrawnFirst ? 1 : 0];
        }
        const script = `try {
  const kept = localStorage.getItem('${catalogueCache.mark}') === 'true' && caches.open('${catalogueCache.cache}');
  if (kept) window.${catalogueCache.found} = kept.then((cache) => cache.match('${catalogueCache.address}')).then((answer) => answer?.json()).catch(() => {});
} catch {}
try {
  const [needed, wide, isDrawnFirst] = ${JSON.stringify(byPath)}[decodeURI(location.pathname).toLowerCase()] ?? [[], []];
  const files = ${JSON.stringify(files)};
  window.preloadApp = () => {
    const parts = matchMedia('(min-width: 64rem)').matches ? [...needed, ...wide] : needed;
    for (const file of [...${JSON.stringify(appFiles)}, ...parts.map((number) => files[number])]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    }
    window.preloadApp = null;
  };
  if (!isDrawnFirst) preloadApp();
} catch {}`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}
