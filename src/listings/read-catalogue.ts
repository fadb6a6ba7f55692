import { createGlobalStore } from '@/platform/create-store';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import { createListingCollector, firstBatchSize, type ListingCollector } from './parse-listings';

/** How long to wait for the cached catalogue, in ms. */
const cacheTimeout = 300;
/** The same in ms after a refusal: nothing else can be shown then. */
const cacheTimeoutAfterRefusal = 5000;

/**
 * Arrived rows are shown once no more have arrived for `pause` ms, or after `maxPauses` pauses. On a fast connection
 * all rows arrive before the first part is painted.
 */
const batching = { pause: 40, maxPauses: 4 };

/** The id of the listing on an open detail page, which is shown as soon as its row arrives. */
export const requestedListing = createGlobalStore((): string | null => null);

/** The snapshot that is shown now, and a function that replaces it. */
interface Display {
  read: () => Catalogue | null;
  write: (catalogue: Catalogue) => void;
}

/**
 * Shows growing parts of a response while its rows arrive. If a cached or earlier catalogue is already shown, only the
 * listing of an open detail page is added to it.
 */
function createPartialDisplay(collector: ListingCollector, display: Display) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantedId: string | null = null;
  let hasMore = false;
  const showPart = () => {
    timer = undefined;
    const current = display.read();
    if (current === null || current.status === 'partial')
      return display.write({ ...current, status: 'partial', listings: collector.listings() });
    const found = wantedId === null ? undefined : collector.find(wantedId);
    if (found && !current.listings.some(({ id }) => id === found.id))
      display.write({ ...current, listings: current.listings.concat(found) });
  };
  const showAfterPauses = (maxPauses: number) => {
    hasMore = false;
    timer = setTimeout(
      () => (hasMore && maxPauses > 1 ? showAfterPauses(maxPauses - 1) : showPart()),
      batching.pause,
    );
  };
  return {
    /** Called when rows have arrived. */
    onRowsArrived: () => {
      hasMore = true;
      const step = Math.max(firstBatchSize, 4 * (display.read()?.listings.length ?? 0));
      const id = requestedListing.read();
      const isWanted = id !== null && id !== wantedId && collector.find(id) !== undefined;
      if (isWanted) wantedId = id;
      if (timer === undefined && (isWanted || collector.count() >= step))
        showAfterPauses(isWanted ? 1 : batching.maxPauses);
    },
    end: () => clearTimeout(timer),
  };
}

/** Shows the part of an interrupted response that has arrived, unless more is already shown. */
function showInterrupted(collector: ListingCollector, display: Display): void {
  const current = display.read();
  if (current?.status === 'cached' || current?.status === 'complete') return;
  const before = current?.listings ?? [];
  const received = collector.listings();
  const listings = received.length > before.length ? received : before;
  if (listings.length > 0) display.write({ status: 'interrupted', listings });
}

/** Resolves when the first cached rows are on the screen. A failed read counts as an empty cache. */
const showCached = (display: Display): Promise<void> =>
  new Promise((resolve) => {
    const showIfStillCached = (cached: Catalogue | null) => {
      if (cached && (display.read()?.status ?? 'cached') === 'cached') display.write(cached);
      resolve(nextPaint());
    };
    readCachedCatalogue(showIfStillCached).then(showIfStillCached, () => resolve());
  });

/**
 * Creates a stream of snapshots for any number of readers. `produce` starts at once. A reader gets the latest snapshot
 * and all later ones until `produce` ends; a slow reader skips some.
 */
function replayLatest(
  produce: (show: (snapshot: Catalogue) => void) => Promise<void>,
): AsyncIterable<Catalogue> {
  let latest: Catalogue | null = null;
  let hasEnded = false;
  const waiting: (() => void)[] = [];
  const wakeReaders = () => waiting.splice(0).forEach((wake) => wake());
  const end = produce((snapshot) => {
    latest = snapshot;
    wakeReaders();
  }).finally(() => {
    hasEnded = true;
    wakeReaders();
  });
  // Each reader receives the rejection. Without this, a stream without readers would report it as unhandled.
  end.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      for (let seen: Catalogue | null = null; ;) {
        if (latest && latest !== seen) {
          seen = latest;
          yield latest;
        } else if (hasEnded) return await end;
        else await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}

/**
 * Reads the whole catalogue. The first reading also shows the cached one, and shows it before parsing the server's
 * response, because parsing would delay it. Parts of the response are not shown if there is a `known` catalogue: they
 * would replace a longer list.
 */
function startReading(known: Catalogue | null): AsyncIterable<Catalogue> {
  return replayLatest(async (show) => {
    let latest = known;
    const display: Display = {
      read: () => latest,
      write: (catalogue) => {
        latest = catalogue;
        show(catalogue);
      },
    };
    const collector = createListingCollector(serverNow);
    const parts = createPartialDisplay(collector, display);
    const cached = known === null && mayBeCached() ? showCached(display) : Promise.resolve();
    try {
      // The server's response does not wait longer for a slow cache. Cached rows are still shown if they come first.
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
      if (latest === null) await withTimeout(cached, cacheTimeoutAfterRefusal).catch(() => {});
      showInterrupted(collector, display);
      throw error;
    } finally {
      parts.end();
    }
  });
}

const firstReading = createGlobalStore((): AsyncIterable<Catalogue> | null => null);

/**
 * Starts reading the catalogue before the app has loaded. The app's first `readCatalogue` continues the same stream.
 */
export function startFirstReading(): AsyncIterable<Catalogue> {
  const reading = startReading(null);
  firstReading.write(reading);
  return reading;
}

/**
 * Streams growing snapshots of the catalogue. `known` is the catalogue that is already shown. The stream ends after the
 * complete catalogue. If the connection breaks, it throws an `ApiError` after the part that arrived.
 */
export function readCatalogue(known?: Catalogue): AsyncIterable<Catalogue> {
  const firstStream = firstReading.read();
  firstReading.write(null);
  return firstStream ?? startReading(known ?? null);
}
