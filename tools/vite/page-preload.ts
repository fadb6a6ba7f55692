import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';
import { readListTables } from './list-tables.ts';

/** The pages that visits begin at, but for the home page, whose code is in the first script; and the paths of each. */
async function startPages(): Promise<readonly { modules: readonly string[]; paths: readonly string[] }[]> {
  const { categories, collections } = await readListTables();
  const lists = [...categories, ...Object.values(collections)];
  const pathsOf = (...layouts: readonly string[]) =>
    lists.filter(({ layout }) => layouts.includes(layout)).flatMap(({ paths }) => paths);
  return [
    { modules: ['pages/rows-page'], paths: pathsOf('rows', 'grid3') },
    { modules: ['pages/cards-page'], paths: pathsOf('cards') },
    { modules: ['pages/nearest-page'], paths: pathsOf('nearby') },
    { modules: ['pages/search-page'], paths: ['/search'] },
    { modules: ['pages/services-page'], paths: ['/services'] },
    { modules: ['pages/nearby-page'], paths: ['/nearby-shops'] },
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
        const byPath: Record<string, readonly number[]> = {};
        for (const { modules, paths } of await startPages()) {
          const needed = new Set(modules.flatMap((module) => [...filesOf(module, bundle)]));
          const numbers = [...needed]
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
          // Addresses match without regard to case.
          for (const path of paths) byPath[path.toLowerCase()] = numbers;
        }
        const script = `try {
  for (const number of ${JSON.stringify(byPath)}[decodeURI(location.pathname).toLowerCase()] ?? []) {
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
