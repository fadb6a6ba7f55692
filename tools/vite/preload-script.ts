/**
 * Runs in the head of the document (`page-preload.ts`): requests the app, the page's code and the cached catalogue at
 * once, because on a slow network each further step costs a round trip.
 */
import { catalogueCache } from '../../src/platform/cache-names.ts';
import { pathKey } from '../../src/platform/paths.ts';

const { app, pages, languages } = import.meta.env.PRELOADED;

let language = '';
let hasWorker = false;
try {
  language = String(JSON.parse(localStorage.getItem('language') ?? '""'));
  hasWorker = Boolean(navigator.serviceWorker?.controller);
} catch {
  // A browser may forbid both.
}
const texts = languages[language];
if (texts) document.documentElement.lang = language;

async function readCatalogue(): Promise<unknown> {
  if (localStorage.getItem(catalogueCache.flagKey) !== 'true') return undefined;
  const cache = await caches.open(catalogueCache.cache);
  return (await cache.match(catalogueCache.address))?.json();
}
Object.assign(window, { [catalogueCache.found]: readCatalogue().catch(() => undefined) });

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
    document.head.append(link);
  }
}

const path = pathKey(window.location.pathname);
const page = pages.find(({ paths }) => paths.includes(path));
let isPreloaded = false;
function preloadApp(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  preload([...app, ...(page?.files ?? [])]);
}
// The first script calls it once it has its rows.
Object.assign(window, { preloadApp });
preload(texts ?? []);
if (!page?.isFirst) preloadApp();
// Requested after the style sheet, the app arrives just after the rows. Files from the worker arrive at once, and would
// take the processor from the rows.
else if (!hasWorker)
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') preloadApp();
    },
    true,
  );
