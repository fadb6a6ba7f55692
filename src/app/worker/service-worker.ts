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
import { photoCache } from '@/config/photo-cache';
import { workerMessages } from './worker-messages';

interface WorkerMessage extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The types of a worker would replace those of the page in the whole program. */
declare const self: {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listener: (event: WorkerMessage) => void) => void;
};

const day = 24 * 60 * 60;

/** What an answer for such a path says that it is. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^\/$/, /html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/^/, /^(?!.*html)/],
];

/**
 * A host may answer 200 with its page, or with one of maintenance, in the place of a script; and with the page
 * of another build while it changes from one to the other. Kept, either would break the app for good.
 */
const onlyWhatWasAsked = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const { pathname } = new URL(request.url);
    const type = types.find(([path]) => path.test(pathname))?.[1];
    if (response.status !== 200 || !type?.test(response.headers.get('content-type') ?? '')) return null;
    if (pathname !== '/') return response;
    const page = await response.clone().text();
    return import.meta.env.NAMED_IN_PAGE.every((file) => page.includes(file)) ? response : null;
  },
};

/** Keeps `maximum` files, none of them older than `days`; the least used go first. */
function keep(maximum: number, days: number) {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: maximum,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
  });
  // Its types name them as undefined, which those of a strategy do not take.
  return [
    {
      ...onlyWhatWasAsked,
      ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
      ...(cacheDidUpdate && { cacheDidUpdate }),
    },
  ];
}

// The shell: all of it or nothing, so that no page is made of two versions.
addPlugins([onlyWhatWasAsked]);
precache([...import.meta.env.SHELL_FILES]);
cleanupOutdatedCaches();

// The app has a page for every address that is no file and not the server's. Its own `fetch('/')` asks the
// server for its version. The patterns are tried on path and query as one text, and a query may end as a file
// does.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: [/^\/(?:api|media)\//, /^\/_/, /^[^?]*\.[A-Za-z0-9]+(?:\?|$)/],
  }),
);

const parts = new CacheFirst({ cacheName: 'gulit-parts', plugins: keep(200, 30) });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await matchPrecache(options.request)) ?? parts.handle(options),
);

// Uploads never change under their address. Those of another origin come without their status, and would take
// many times their size.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new CacheFirst({ cacheName: photoCache, plugins: keep(200, 7) }),
);

// Our own drawings keep their names when they are drawn anew.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|brands|store|icons)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'gulit-drawings', plugins: keep(120, 30) }),
);

/**
 * One after the other, so that they leave the line to what somebody waits for; what cannot be had now is
 * fetched with its page.
 */
async function keepParts(event: WorkerMessage, paths: readonly string[]): Promise<void> {
  for (const path of paths) await parts.handle({ event, request: new Request(path) }).catch(() => {});
}

self.addEventListener('message', (event) => {
  const { form, others } = import.meta.env.LATER_FILES;
  // A new version waits until a page asks for it.
  if (event.data === workerMessages.takeOver) void self.skipWaiting();
  if (event.data === workerMessages.keepForm) event.waitUntil(keepParts(event, form));
  if (event.data === workerMessages.keepAll) event.waitUntil(keepParts(event, [...form, ...others]));
});
