/**
 * Runs in the head of the document (`page-preload.ts`): requests the catalogue, the app and the page's code at once,
 * because on a slow network each further step costs a round trip.
 */
import { navigationType } from '../../src/platform/navigation-type.ts';
import { pathKey } from '../../src/platform/paths.ts';

const { catalogue, app, pages, languages } = import.meta.env.PRELOADED;

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

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

// After a reload the call must bypass the browser's cache, which a preload would not.
if (catalogue && navigationType() !== 'reload')
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: catalogue });

const preload = (files: readonly string[]) =>
  files.forEach((file) => addLink({ rel: 'modulepreload', crossOrigin: '', href: `/${file}` }));

const path = pathKey(window.location.pathname);
const page = pages.find(({ paths }) => paths.includes(path));
let isPreloaded = false;
function preloadApp(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  preload([...app, ...(page?.files ?? [])]);
}
// `first-screen.ts` calls `preloadApp` once it has its rows.
Object.assign(window, { preloadApp });
preload(texts ?? []);
if (!page?.isFirst) preloadApp();
// The app is requested after the style sheet, so that it arrives after the rows. A worker would send its files at once,
// while the processor is needed for the rows.
else if (!hasWorker)
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') preloadApp();
    },
    true,
  );
