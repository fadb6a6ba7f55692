import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';
import { readListTables } from './list-tables.ts';

interface StartPage {
  modules: readonly string[];
  paths: readonly string[];
  /** Whether a wide screen shows the row of filters above its list. */
  hasFilters?: boolean;
}

/** The pages that visits begin at, but for the home page, whose code is in the first script; and the paths of each. */
async function startPages(): Promise<readonly StartPage[]> {
  const { categories, collections } = await readListTables();
  const lists = [...categories, ...Object.values(collections)];
  const pathsOf = (...layouts: readonly string[]) =>
    lists.filter(({ layout }) => layouts.includes(layout)).flatMap(({ paths }) => paths);
  return [
    { modules: ['pages/rows-page'], paths: pathsOf('rows', 'grid3'), hasFilters: true },
    { modules: ['pages/cards-page'], paths: pathsOf('cards') },
    { modules: ['pages/nearest-page'], paths: pathsOf('nearby'), hasFilters: true },
    { modules: ['pages/search-page'], paths: ['/search'], hasFilters: true },
    { modules: ['pages/services-page'], paths: ['/services'] },
    { modules: ['pages/nearby-page'], paths: ['/nearby-shops'], hasFilters: true },
    { modules: ['pages/detail-page'], paths: ['/nearby-detail'] },
    { modules: ['app/routes/later-routes', 'pages/form-page'], paths: ['/form'] },
  ];
}

/**
 * Lets a page that is opened by its address ask for its own code at once, not when the first script has run: on a slow
 * network that is a round trip. Names only what the first script does not load anyway.
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
        /** What a page needs on every screen, and on a wide one besides. */
        const byPath: Record<string, readonly (readonly number[])[]> = {};
        const numbersOf = (modules: readonly string[]) =>
          [...new Set(modules.flatMap((module) => [...filesOf(module, bundle)]))]
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
        const filters = numbersOf(['listings/filters/filter-panel']);
        for (const { modules, paths, hasFilters } of await startPages()) {
          const numbers = numbersOf(modules);
          const wide = hasFilters ? filters.filter((file) => !numbers.includes(file)) : [];
          // Addresses match without regard to case.
          for (const path of paths) byPath[path.toLowerCase()] = [numbers, wide];
        }
        const script = `try {
  const [needed, wide] = ${JSON.stringify(byPath)}[decodeURI(location.pathname).toLowerCase()] ?? [[], []];
  for (const number of matchMedia('(min-width: 64rem)').matches ? [...needed, ...wide] : needed) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + ${JSON.stringify(files)}[number];
    document.head.append(link);
  }
} catch {}`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}
