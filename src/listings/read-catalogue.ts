import { createGlobalStore } from '@/platform/create-store';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import { createListingCollector, firstBatchSize, type ListingCollector } from './parse-listings';

/** How long to wait for the cached catalogue, in ms. */
const cacheTimeout = 300;
/** The same after a refusal, when nothing else can be shown. */
const cacheTimeoutAfterRefusal = 5000;

/** How long arrived rows wait for more, in ms. On a fast connection all rows arrive before the first part is shown. */
const batchingPause = 80;

/** The id of the listing on an open detail page, which is shown as soon as its row arrives. */
export const requestedListingId = createGlobalStore((): string | null => null);

interface Display {
  read: () => Catalogue | null;
  write: (catalogue: Catalogue) => void;
}

/** Shows growing parts of a response. Over a cached or earlier catalogue, only the requested listing is added. */
function createPartialDisplay(collector: ListingCollector, display: Display) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantedId: string | null = null;
  const showPart = () => {
    timer = undefined;
    const current = display.read();
    if (current === null || current.status === 'partial')
      return display.write({ ...current, status: 'partial', listings: collector.listings() });
    const found = wantedId === null ? undefined : collector.find(wantedId);
    if (found && !current.listings.some(({ id }) => id === found.id))
      display.write({ ...current, listings: current.listings.concat(found) });
  };
  return {
    onRowsArrived: () => {
      const step = Math.max(firstBatchSize, 4 * (display.read()?.listings.length ?? 0));
      const id = requestedListingId.read();
      const isWanted = id !== null && id !== wantedId && collector.find(id) !== undefined;
      if (isWanted) wantedId = id;
      if (isWanted || collector.count() >= step) timer ??= setTimeout(showPart, batchingPause);
    },
    end: () => clearTimeout(timer),
  };
}

/** Shows what has arrived, unless more is already shown. */
function showInterrupted(collector: ListingCollector, display: Display): void {
  const current = display.read();
  if (current?.status === 'cached' || current?.status === 'complete') return;
  const before = current?.listings ?? [];
  const received = collector.listings();
  const listings = received.length > before.length ? received : before;
  if (listings.length > 0) display.write({ status: 'interrupted', listings });
}

/** Resolves when the first cached rows are on the screen, or there are none. */
const showCached = (display: Display): Promise<void> =>
  new Promise((resolve) => {
    const showIfStillCached = (cached: Catalogue | null) => {
      if (cached && (display.read()?.status ?? 'cached') === 'cached') display.write(cached);
      resolve(nextPaint());
    };
    readCachedCatalogue(showIfStillCached).then(showIfStillCached, () => resolve());
  });

/**
 * A stream of what `produce` displays, for any number of readers. A reader gets the latest snapshot and all later ones;
 * a slow reader skips some.
 */
function createStream(
  known: Catalogue | null,
  produce: (display: Display) => Promise<void>,
): AsyncIterable<Catalogue> {
  let latest = known;
  let hasEnded = false;
  const waiting: (() => void)[] = [];
  const wakeReaders = () => waiting.splice(0).forEach((wake) => wake());
  const write = (catalogue: Catalogue) => {
    latest = catalogue;
    wakeReaders();
  };
  const end = produce({ read: () => latest, write }).finally(() => {
    hasEnded = true;
    wakeReaders();
  });
  // Each reader receives the rejection. A stream without readers would report it as unhandled.
  end.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      for (let seen = known; ;) {
        if (latest && latest !== seen) {
          seen = latest;
          yield latest;
        } else if (hasEnded) return await end;
        else await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}

/** Shows the cached catalogue before it parses the response, because parsing would delay it. */
async function read(display: Display): Promise<void> {
  const collector = createListingCollector(serverNow);
  const parts = createPartialDisplay(collector, display);
  const cached = display.read() === null && mayBeCached() ? showCached(display) : Promise.resolve();
  try {
    // The response does not wait longer for a slow cache.
    await withTimeout(cached, cacheTimeout).catch(() => {});
    await fetchRows('/api/products/', (rows) => {
      collector.add(rows);
      parts.onRowsArrived();
    });
    collector.end();
    const listings = collector.listings();
    display.write({ status: 'complete', listings });
    cacheCatalogue(listings);
  } catch (error) {
    // On a slow device, the cached catalogue may come after a quick refusal.
    if (display.read() === null) await withTimeout(cached, cacheTimeoutAfterRefusal).catch(() => {});
    showInterrupted(collector, display);
    throw error;
  } finally {
    parts.end();
  }
}

const firstReading = createGlobalStore((): AsyncIterable<Catalogue> | null => null);

/** Before the app has loaded. The first `readCatalogue` continues the same stream. */
export function startFirstReading(): AsyncIterable<Catalogue> {
  const reading = createStream(null, read);
  firstReading.write(reading);
  return reading;
}

/**
 * Snapshots of the catalogue, the last one complete. `known` is already shown. Throws an `ApiError` after the part that
 * arrived.
 */
export function readCatalogue(known?: Catalogue): AsyncIterable<Catalogue> {
  const firstStream = firstReading.read();
  firstReading.write(null);
  return firstStream ?? createStream(known ?? null, read);
}
