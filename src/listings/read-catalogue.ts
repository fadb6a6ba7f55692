import { ApiError } from '@/api/api-error';
import { message } from '@/language/translate';
import { pageVariable } from '@/platform/create-store';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import type { Catalogue } from './catalogue';
import { cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import { fetchRows } from './fetch-rows';
import { type ListingCollector, createListingCollector, firstStep } from './parse-listings';

/** How long to wait for the cached catalogue, in ms. */
const cacheTimeout = 300;
/** How long to wait for it, in ms, if the server refused and there is nothing else to show. */
const cacheTimeoutAfterRefusal = 5000;

/**
 * Loaded rows show once none has followed for `pause` ms, and after `times` pauses at the latest. On a fast
 * line the rest arrives before the first part is painted.
 */
const showAfter = { pause: 40, times: 4 };

/** After how long without the complete catalogue the page offers a retry, in ms. */
const overdueDelay = 30_000;

/** The id of the listing that a detail page shows as soon as its row arrives. */
export const requestedListing = pageVariable((): string | null => null);

/** The current snapshot of a reading, and how to replace it. */
interface Shown {
  read: () => Catalogue | null;
  write: (catalogue: Catalogue) => void;
}

/**
 * Shows growing parts of an answer while its rows arrive. If rows are known already, only the wanted listing
 * shows.
 */
function showParts(collector: ListingCollector, shown: Shown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantedId: string | null = null;
  let hasMore = false;
  const show = () => {
    timer = undefined;
    const current = shown.read();
    if (current === null || current.status === 'partial')
      return shown.write({ ...current, status: 'partial', listings: collector.listings() });
    const found = wantedId === null ? undefined : collector.find(wantedId);
    if (found && !current.listings.some(({ id }) => id === found.id))
      shown.write({ ...current, listings: current.listings.concat(found) });
  };
  const showIn = (times: number) => {
    hasMore = false;
    timer = setTimeout(() => (hasMore && times > 1 ? showIn(times - 1) : show()), showAfter.pause);
  };
  return {
    /** Called when rows have arrived. */
    note: () => {
      hasMore = true;
      const step = Math.max(firstStep, 4 * (shown.read()?.listings.length ?? 0));
      const id = requestedListing.current;
      const isWanted = id !== null && id !== wantedId && collector.find(id) !== undefined;
      if (isWanted) wantedId = id;
      if (timer === undefined && (isWanted || collector.count() >= step))
        showIn(isWanted ? 1 : showAfter.times);
    },
    end: () => clearTimeout(timer),
  };
}

/** Shows the part of an answer that was cut off, unless more is already shown. */
function showCutOff(collector: ListingCollector, shown: Shown): void {
  const current = shown.read();
  if (current?.status === 'cached' || current?.status === 'complete') return;
  const before = current?.listings ?? [];
  const received = collector.listings();
  const listings = received.length > before.length ? received : before;
  if (listings.length > 0) shown.write({ status: 'interrupted', listings });
}

/**
 * Marks the catalogue as overdue if it is not complete in time, as with a server that drips bytes. It may still
 * arrive.
 */
function watchTime(shown: Shown): () => void {
  const markOverdue = () => {
    const overdue = new ApiError(message('The server did not answer in time.'), { kind: 'timeout' });
    shown.write({ status: 'partial', listings: [], ...shown.read(), overdue });
  };
  const timer = setTimeout(markOverdue, overdueDelay);
  return () => clearTimeout(timer);
}

/**
 * What stays on the screen while an overdue catalogue is fetched again. No part of the new answer replaces it.
 */
function withoutOverdueMark({ overdue: _overdue, ...known }: Catalogue): Catalogue {
  return known.listings.length > 0 && known.status === 'partial'
    ? { ...known, status: 'interrupted' }
    : known;
}

/** Resolves when the first cached rows are on the screen. A failed read counts as no cache. */
const showCached = (shown: Shown): Promise<void> =>
  new Promise((resolve) => {
    const show = (cached: Catalogue | null) => {
      if (cached && (shown.read()?.status ?? 'cached') === 'cached') shown.write(cached);
      resolve(nextPaint());
    };
    readCachedCatalogue(show).then(show, () => resolve());
  });

/**
 * Creates a stream of snapshots that starts immediately and that many readers may read at any time. A reader
 * gets the latest snapshot and those that follow, and ends when `produce` does. A slow reader misses snapshots
 * in between.
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
  // Readers receive the rejection. Without a reader the browser would report it as unhandled.
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
 * Reads the whole catalogue, from the cache on the first load. The server's answer waits for the cache, because
 * parsing a fast answer first would take the time in which cached offers could show. With `known` rows no part
 * shows, because it would replace a longer list.
 */
function startReading(known: Catalogue | null): AsyncIterable<Catalogue> {
  return replayLatest(async (show) => {
    let latest = known;
    const shown: Shown = {
      read: () => latest,
      write: (catalogue) => {
        latest = catalogue;
        show(catalogue);
      },
    };
    const collector = createListingCollector(serverNow);
    const parts = showParts(collector, shown);
    if (known?.overdue) shown.write(withoutOverdueMark(known));
    const stopWatching = watchTime(shown);
    const cached = known === null && mayBeCached() ? showCached(shown) : Promise.resolve();
    try {
      await withTimeout(cached, cacheTimeout).catch(() => {});
      await fetchRows('/api/products/', (rows) => {
        collector.add(rows);
        parts.note();
      });
      collector.end();
      const listings = collector.listings();
      shown.write({ status: 'complete', listings });
      cacheCatalogue(listings);
    } catch (error) {
      // A slow device may find its cache after a quick refusal.
      if (latest === null) await withTimeout(cached, cacheTimeoutAfterRefusal).catch(() => {});
      showCutOff(collector, shown);
      throw error;
    } finally {
      stopWatching();
      parts.end();
    }
  });
}

/** The reading that the first screen began; the app continues with it. */
const firstReading = pageVariable((): AsyncIterable<Catalogue> | null => null);

/** Starts reading the catalogue before the app has loaded. The app's first `readCatalogue` continues it. */
export function startFirstReading(): AsyncIterable<Catalogue> {
  const reading = startReading(null);
  firstReading.current = reading;
  return reading;
}

/**
 * Streams growing snapshots of the catalogue, from what is `known` to the server's last row. It ends after the
 * complete catalogue, or throws an `ApiError` after what arrived.
 */
export function readCatalogue(known?: Catalogue): AsyncIterable<Catalogue> {
  const begun = firstReading.current;
  firstReading.current = null;
  return begun ?? startReading(known ?? null);
}
