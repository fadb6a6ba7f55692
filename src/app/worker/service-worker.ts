import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { photoCache } from '@/platform/cache-names';
import { oneAtATime } from '@/platform/one-at-a-time';
import { withTimeout } from '@/platform/scheduling';
import { serverPathPatterns } from './server-paths';
import { workerMessages } from './worker-messages';

type RouteHandlerCallback = Extract<Parameters<typeof registerRoute>[1], (...options: never) => unknown>;

interface WorkerMessage extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The worker's type library would replace the page's in the whole program. */
declare const self: {
  skipWaiting: () => Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  addEventListener: (type: 'message', listener: (event: WorkerMessage) => void) => void;
};

const day = 24 * 60 * 60;

/** The content type that an answer for such a path must have. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^\/$/, /html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/^/, /^(?!.*html)/],
];

/**
 * A host may answer 200 with its page or a maintenance page instead of a script, or with another build's page
 * during a deployment. Caching either would break the app for good.
 */
const rejectWrongContent = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const { pathname } = new URL(request.url);
    const type = types.find(([path]) => path.test(pathname))?.[1];
    if (response.status !== 200 || !type?.test(response.headers.get('content-type') ?? '')) return null;
    if (pathname !== '/') return response;
    const page = await response.clone().text();
    return import.meta.env.NAMED_IN_PAGE.every((file) => page.includes(file)) ? response : null;
  },
};

/** Creates plugins that keep up to `maximum` files for up to `days`, dropping the least recently used first. */
function expiring(maximum: number, days: number) {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: maximum,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
  });
  // Its types allow undefined callbacks, which a strategy's types do not.
  return [
    {
      ...rejectWrongContent,
      ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
      ...(cacheDidUpdate && { cacheDidUpdate }),
    },
  ];
}

// The shell is cached completely or not at all, so that no page mixes two versions.
addPlugins([rejectWrongContent]);
precache([...import.meta.env.SHELL_FILES]);
cleanupOutdatedCaches();

/** How long to wait for the browser's caches, in ms. After a timeout, 0 until they answer again. */
const usualCacheTimeout = 2000;
let cacheTimeout = usualCacheTimeout;

async function askCaches(): Promise<void> {
  await caches.keys();
  cacheTimeout = usualCacheTimeout;
}

/** Answers like `handle`, but from the network if the browser's caches fail or hang; otherwise no page would load. */
const networkIfCachesHang =
  (handle: RouteHandlerCallback): RouteHandlerCallback =>
  (options) => {
    const fromCache = handle(options);
    const fromNetwork = () => fetch(options.request);
    const inTime = withTimeout(askCaches(), cacheTimeout).then(
      () => fromCache,
      () => {
        cacheTimeout = 0;
        return fromNetwork();
      },
    );
    // Offline, a late answer from the caches is the only one.
    return Promise.any([fromCache.catch(fromNetwork), inTime]);
  };

// The app has a page for every other address. Its own `fetch('/')` must reach the server, to learn which version that
// has.
registerRoute(
  new NavigationRoute(networkIfCachesHang(createHandlerBoundToURL('/')), {
    denylist: serverPathPatterns,
  }),
);

const partsCache = 'gulit-parts';
const partsPlugins = expiring(200, 30);
const parts = new CacheFirst({ cacheName: partsCache, plugins: partsPlugins });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  networkIfCachesHang(async (options) => (await matchPrecache(options.request)) ?? parts.handle(options)),
);

const photos = new CacheFirst({ cacheName: photoCache, plugins: expiring(200, 7) });
// Uploads never change under their address. Opaque answers from other origins are skipped: they count many
// times their size.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  networkIfCachesHang((options) => photos.handle(options)),
);

const drawings = new StaleWhileRevalidate({ cacheName: 'gulit-drawings', plugins: expiring(120, 30) });
// Our own pictures keep their names when they change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|brands|store|icons)\//.test(url.pathname),
  networkIfCachesHang((options) => drawings.handle(options)),
);

async function cachePart(event: WorkerMessage, cache: Cache, path: string): Promise<void> {
  const request = new Request(path);
  if (await cache.match(request)) return;
  const response = await rejectWrongContent.cacheWillUpdate({ request, response: await fetch(request) });
  if (!response) return;
  await cache.put(request, response);
  // Records when each file arrived, for its expiry.
  for (const { cacheDidUpdate } of partsPlugins)
    await cacheDidUpdate?.({ cacheName: partsCache, request, event, newResponse: response });
}

/**
 * Caches files one after the other, so that the connection stays free for the visitor. It stops at the first
 * failure: on a full device it would evict viewed photos. Two tabs share one fetch, because WebKit crashes if a
 * file is written while it is read.
 */
async function cacheParts(event: WorkerMessage, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(partsCache);
  for (const path of paths) await oneAtATime(path, () => cachePart(event, cache, path));
}

/**
 * The cached shell can vanish when _Reload_ is tapped while another tab is open. Only a newly installed worker caches
 * it again.
 */
async function unregisterWithoutShell(): Promise<void> {
  if (!(await matchPrecache('/'))) await self.registration.unregister();
}

self.addEventListener('message', (event) => {
  const { form, others } = import.meta.env.LATER_FILES;
  const texts = import.meta.env.TEXT_FILES[String(event.data)];
  // A new version waits until a page asks for it.
  if (event.data === workerMessages.takeOver) return void self.skipWaiting();
  // WebKit reports a rejection that only `waitUntil` handles, as when the browser stops the worker.
  const waitFor = (work: Promise<void>) => event.waitUntil(work.catch(() => {}));
  waitFor(unregisterWithoutShell());
  if (texts) waitFor(cacheParts(event, texts));
  if (event.data === workerMessages.keepForm) waitFor(cacheParts(event, form));
  if (event.data === workerMessages.keepAll) waitFor(cacheParts(event, [...form, ...others]));
});
