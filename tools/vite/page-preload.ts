import type { Plugin, Rolldown } from 'vite';
import { catalogueCache } from '../../src/platform/catalogue-cache.ts';
import { pathKey } from '../../src/platform/path-key.ts';
import { homePaths } from '../../src/platform/first-paths.ts';
import { filesOf, type ListWithTexts, readLists, textFilesOf } from './lookups.ts';

interface StartPage {
  modules: readonly string[];
  paths: readonly string[];
  /** Whether a wide screen shows the row of filters above its list. */
  hasFilters?: boolean;
  /** Where the first script shows its offers before the app comes: what that needs besides. */
  first?: readonly string[];
}

/** What draws the first rows and grids, and the first cards. */
const firstList = ['listings/categories/find-list', 'app/first-screen/first-list'];
const firstCards = ['listings/categories/find-list', 'app/first-screen/first-cards'];

/** The pages that visits begin at, and the paths of each; the code of the home page comes with the app. */
function startPages(lists: readonly ListWithTexts[]): readonly StartPage[] {
  const pathsOf = (...layouts: readonly string[]) =>
    lists.filter(({ layout }) => layouts.includes(layout)).flatMap(({ paths }) => paths);
  return [
    { modules: [], paths: homePaths, first: [] },
    { modules: ['pages/rows-page'], paths: pathsOf('rows', 'grid3'), hasFilters: true, first: firstList },
    { modules: ['pages/cards-page'], paths: pathsOf('cards'), first: firstCards },
    { modules: ['pages/nearest-page'], paths: pathsOf('nearby'), hasFilters: true, first: firstList },
    { modules: ['pages/search-page'], paths: ['/search'], hasFilters: true, first: firstList },
    { modules: ['pages/services-page'], paths: ['/services'] },
    { modules: ['pages/nearby-page'], paths: ['/nearby-shops'], hasFilters: true, first: firstList },
    { modules: ['pages/detail-page'], paths: ['/nearby-detail'], first: ['app/first-screen/first-detail'] },
    { modules: ['app/routes/later-routes', 'pages/form-page'], paths: ['/form'] },
  ];
}

/** What whoever keeps a language needs of it, by language. */
function languageFilesOf(bundle: Rolldown.OutputBundle, headings: readonly string[]) {
  const [list = ''] = filesOf(['language/catalogue-files'], bundle);
  return Object.fromEntries(
    Object.entries(textFilesOf(bundle)).map(([language, { first = '', app = '', lists = '', ...others }]) => [
      language,
      // What lists its files and its texts of each first screen, those of the app, and the headings of some lists each.
      [[list, first], [app, lists], headings.map((name) => others[name])],
    ]),
  );
}

/**
 * Lets the document ask for the app and for the code of the page that its address names in one go, and for what
 * is kept of the last visit: on a slow network each step that waits for another is a round trip. Where the
 * first script shows offers, they come after those. Names only what the first script does not load anyway.
 */
export function pagePreload(mocking: boolean): Plugin {
  return {
    name: 'page-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const lists = await readLists();
        const files: string[] = [];
        const appFiles = filesOf(['main'], bundle).filter((file) => !html.includes(`/${file}"`));
        /**
         * What a page needs on every screen, on a wide one besides, and before its first offers; null where
         * they come with the app; for a list the number of the file that has its heading.
         */
        const byPath: Record<string, (readonly number[] | number | null)[]> = {};
        const numbersOf = (modules: readonly string[], asked = appFiles) =>
          filesOf(modules, bundle)
            .filter((file) => !html.includes(`/${file}"`) && !asked.includes(file))
            .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
        const filters = numbersOf(['browse/filters/filter-panel']);
        for (const { modules, paths, hasFilters, first } of startPages(lists)) {
          const numbers = numbersOf(modules);
          const wide = hasFilters ? filters.filter((file) => !numbers.includes(file)) : [];
          // The app has some of it as well, but is asked for after the first offers. Mocked calls wait for the app.
          const early = first && !mocking ? numbersOf(first, []) : null;
          for (const path of paths) byPath[pathKey(path)] = [numbers, wide, early];
        }
        const headings = [...new Set(lists.map(({ texts }) => texts))];
        for (const { paths, texts } of lists)
          for (const path of paths) byPath[pathKey(path)]?.push(headings.indexOf(texts));
        const languages = languageFilesOf(bundle, headings);
        const script = `let texts;
try {
  const language = JSON.parse(localStorage.getItem('language'));
  texts = ${JSON.stringify(languages)}[language];
  if (texts) {
    document.documentElement.lang = language;
    document.querySelector('[rel=manifest]').href = '/manifest.' + language + '.json';
  }
} catch {}
try {
  const kept = localStorage.getItem('${catalogueCache.flagKey}') === 'true' && caches.open('${catalogueCache.cache}');
  if (kept) window.${catalogueCache.found} = kept.then((cache) => cache.match('${catalogueCache.address}')).then((answer) => answer?.json()).catch(() => {});
} catch {}
try {
  const [needed, wide, first, heading] = ${JSON.stringify(byPath)}[(${pathKey.toString()})(location.pathname)] ?? [[], [], null];
  const files = ${JSON.stringify(files)};
  const preload = (paths) => {
    for (const file of paths) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    }
  };
  const named = (numbers) => numbers.map((number) => files[number]);
  window.preloadApp = () => {
    const parts = matchMedia('(min-width: 64rem)').matches ? [...needed, ...wide] : needed;
    preload([...${JSON.stringify(appFiles)}, ...named(parts), ...(texts?.[1] ?? [])]);
    window.preloadApp = null;
  };
  if (texts) preload([...texts[0], ...texts[2].slice(heading, heading + 1)]);
  if (first) {
    preload(named(first));
    // Asked for with the style sheet there, the app arrives just after the rows. What a worker has is there at once,
    // and would take the processor from them.
    if (!navigator.serviceWorker?.controller) document.addEventListener('load', ({ target }) => target.rel === 'stylesheet' && preloadApp?.(), true);
  } else preloadApp();
} catch {}`;
        // Ahead of the style sheet: a script that follows one waits until it has come.
        return html.replace('<script type="module"', (start) => `<script>${script}</script>\n    ${start}`);
      },
    },
  };
}
