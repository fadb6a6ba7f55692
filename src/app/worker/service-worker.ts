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

/** Declared here, because TypeScript cannot use its types for workers beside those for pages. */
declare const self: {
  skipWaiting: () => Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  addEventListener: (type: 'message', listener: (event: WorkerMessage) => void) => void;
};

const secondsPerDay = 24 * 60 * 60;

/** The content type that a response for each path must have. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^\/$/, /html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/^/, /^(?!.*html)/],
];

/**
 * Wrong content in the cache would break the app for good. With status 200, a host may send a maintenance page instead
 * of a script or, during a deployment, the page of another build.
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

/** Plugins that keep up to `maximum` files for up to `days`. The least recently used file is removed first. */
function expiryPlugins(maximum: number, days: number) {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: maximum,
    maxAgeSeconds: days * secondsPerDay,
    purgeOnQuotaError: true,
  });
  // The plugin's callbacks may be undefined, which the types of a strategy forbid.
  return [
    {
      ...rejectWrongContent,
      ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
      ...(cacheDidUpdate && { cacheDidUpdate }),
    },
  ];
}

// The shell is cached as a whole or not at all, so that no page gets files of two versions.
addPlugins([rejectWrongContent]);
precache([...import.meta.env.SHELL_FILES]);
cleanupOutdatedCaches();

/** How long to wait for the browser's caches, in ms. After a timeout it is 0 until the caches respond again. */
const usualCacheTimeout = 2000;
let cacheTimeout = usualCacheTimeout;

async function askCaches(): Promise<void> {
  await caches.keys();
  cacheTimeout = usualCacheTimeout;
}

/** Responds like `handle`, or from the network if the browser's caches fail or hang. */
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
    // Without a connection, only the caches respond, even if late.
    return Promise.any([fromCache.catch(fromNetwork), inTime]);
  };

// Every other navigation gets the app's page. `fetch('/')` is no navigation: it shows which build the server has
// (`new-version.ts`).
registerRoute(
  new NavigationRoute(networkIfCachesHang(createHandlerBoundToURL('/')), {
    denylist: serverPathPatterns,
  }),
);

const partsCache = 'gulit-parts';
const partsPlugins = expiryPlugins(200, 30);
const parts = new CacheFirst({ cacheName: partsCache, plugins: partsPlugins });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  networkIfCachesHang(async (options) => (await matchPrecache(options.request)) ?? parts.handle(options)),
);

const photos = new CacheFirst({ cacheName: photoCache, plugins: expiryPlugins(200, 7) });
// Uploaded files never change at their address. Files of other origins are not cached, because their opaque responses
// count as many times their size.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  networkIfCachesHang((options) => photos.handle(options)),
);

const ownPictures = new StaleWhileRevalidate({
  cacheName: 'gulit-drawings',
  plugins: expiryPlugins(120, 30),
});
// Our own pictures may change at the same address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|brands|store|icons)\//.test(url.pathname),
  networkIfCachesHang((options) => ownPictures.handle(options)),
);

/** Not by the strategy, which deletes all photos when the storage is full. */
async function cachePart(event: WorkerMessage, cache: Cache, path: string): Promise<void> {
  const request = new Request(path);
  if (await cache.match(request)) return;
  const response = await rejectWrongContent.cacheWillUpdate({ request, response: await fetch(request) });
  if (!response) return;
  await cache.put(request, response);
  // The plugins record when each file arrived, so that it can expire.
  for (const { cacheDidUpdate } of partsPlugins)
    await cacheDidUpdate?.({ cacheName: partsCache, request, event, newResponse: response });
}

/**
 * Caches files one after the other, so that the visitor's own loading comes first. Stops at the first failure: on a
 * full device, each further file would replace a viewed photo. Tabs share one fetch, because WebKit crashes if a file
 * is read while it is written.
 */
async function cacheParts(event: WorkerMessage, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(partsCache);
  for (const path of paths) await oneAtATime(path, () => cachePart(event, cache, path));
}

/**
 * Unregisters a worker whose cached shell is gone. A tap on _Reload_ while another tab is open can delete the shell,
 * and only a newly installed worker caches it again.
 */
async function unregisterWithoutShell(): Promise<void> {
  if (!(await matchPrecache('/'))) await self.registration.unregister();
}

self.addEventListener('message', (event) => {
  // A new version waits until a page asks for it.
  if (event.data === workerMessages.takeOver) return void self.skipWaiting();
  const files = import.meta.env.LATER_FILES[String(event.data)] ?? [];
  const work = Promise.all([unregisterWithoutShell(), cacheParts(event, files)]);
  // WebKit reports a rejection that only `waitUntil` handles, for example when it stops the worker.
  event.waitUntil(work.catch(() => {}));
});
