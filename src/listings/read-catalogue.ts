import { ApiError } from '@/api/api-error';
import { message } from '@/language/translate';
import { createGlobalStore } from '@/platform/create-store';
import { nextPaint } from '@/platform/next-paint';
import { replayLatest } from '@/platform/replay-latest';
import { serverNow } from '@/platform/server-clock';
import { withTimeout } from '@/platform/with-timeout';
import type { Catalogue } from './catalogue';
import { type RowPredicate, cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import { fetchRows } from './fetch-rows';
import { type ListingCollector, createListingCollector, firstStep } from './parse-listings';

/** How long what is cached is waited for, in ms. */
const timeout = 300;
/** How long, in ms, where the server has refused and there is nothing else to show. */
const longTimeout = 5000;

/**
 * What has come is shown once nothing has followed it for `pause` ms, and after so many of these pauses at the
 * latest. On a quick line the rest arrives before the first part has been painted.
 */
const showAfter = { pause: 40, times: 4 };

/** After how long without the whole the page says how to go on, in ms. */
const patience = 30_000;

/** The id of a listing that is shown as soon as its row has come, for the page of one offer; null for none. */
export const wantedListing = createGlobalStore((): string | null => null);

/** The snapshots of one reading: what shows, and how it is replaced. */
interface Shown {
  read: () => Catalogue | null;
  write: (catalogue: Catalogue) => void;
}

/** Shows growing parts of an answer while its rows come; over rows that are known, only the wanted listing. */
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
    /** Called when rows have come. */
    note: () => {
      hasMore = true;
      const step = Math.max(firstStep, 4 * (shown.read()?.listings.length ?? 0));
      const id = wantedListing.read();
      const isWanted = id !== null && id !== wantedId && collector.find(id) !== undefined;
      if (isWanted) wantedId = id;
      if (timer === undefined && (isWanted || collector.count() >= step))
        showIn(isWanted ? 1 : showAfter.times);
    },
    end: () => clearTimeout(timer),
  };
}

/** Shows what came of an answer that was cut off, unless what shows already is more, cached or whole. */
function showCutOff(collector: ListingCollector, shown: Shown): void {
  const current = shown.read();
  if (current?.status === 'cached' || current?.status === 'whole') return;
  const before = current?.listings ?? [];
  const came = collector.listings();
  const listings = came.length > before.length ? came : before;
  if (listings.length > 0) shown.write({ status: 'cut-off', listings });
}

/** Says how to go on where the whole does not come in time, as from an answer that drips; it may still come. */
function watchTime(shown: Shown): () => void {
  const sayOverdue = () => {
    const overdue = new ApiError(message('The server did not answer in time.'), { kind: 'timeout' });
    shown.write({ status: 'partial', listings: [], ...shown.read(), overdue });
  };
  const timer = setTimeout(sayOverdue, patience);
  return () => clearTimeout(timer);
}

/** What shows while an overdue catalogue is asked for anew: no part of the new answer replaces what has come. */
function keptOf({ overdue: _overdue, ...known }: Catalogue): Catalogue {
  return known.listings.length > 0 && known.status === 'partial' ? { ...known, status: 'cut-off' } : known;
}

/** Resolves when the first of what is cached is on the screen. A device that fails to read has nothing cached. */
const showCached = (shown: Shown, isFirst: RowPredicate | undefined): Promise<void> =>
  new Promise((resolve) => {
    const show = (cached: Catalogue | null) => {
      if (cached && (shown.read()?.status ?? 'cached') === 'cached') shown.write(cached);
      resolve(nextPaint());
    };
    readCachedCatalogue({ isFirst, onStep: show }).then(show, () => resolve());
  });

/**
 * Reads the whole catalogue, at a first load from what is cached. The server's answer waits for that: reading a
 * quick one first would take the time in which cached offers can be shown. Over rows that are `known` no part
 * shows, which would replace a longer list. `isFirst` tells which cached rows are shown before all others.
 */
function startReading(known: Catalogue | null, isFirst?: RowPredicate): AsyncIterable<Catalogue> {
  return replayLatest<Catalogue>(async (show) => {
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
    if (known?.overdue) shown.write(keptOf(known));
    const stopWatching = watchTime(shown);
    const cached = known === null && mayBeCached() ? showCached(shown, isFirst) : Promise.resolve();
    try {
      await withTimeout(cached, timeout).catch(() => {});
      await fetchRows('/api/products/', (rows) => {
        collector.add(rows);
        parts.note();
      });
      collector.end();
      const listings = collector.listings();
      shown.write({ status: 'whole', listings });
      cacheCatalogue(listings);
    } catch (error) {
      // A slow device may find its list after a quick refusal.
      if (latest === null) await withTimeout(cached, longTimeout).catch(() => {});
      showCutOff(collector, shown);
      throw error;
    } finally {
      stopWatching();
      parts.end();
    }
  });
}

/** The reading that the first offers are drawn from, until the app goes on with it. */
const firstReading = createGlobalStore((): AsyncIterable<Catalogue> | null => null);

/** Begins to read the catalogue before the app has come; the app's first `readCatalogue` goes on with it. */
export function startFirstReading(isFirst?: RowPredicate): AsyncIterable<Catalogue> {
  const reading = startReading(null, isFirst);
  firstReading.write(reading);
  return reading;
}

/**
 * The catalogue from what is `known` to the server's last row, as snapshots that grow. Ends after the whole one, or
 * with an `ApiError` after what came until then.
 */
export function readCatalogue(known?: Catalogue): AsyncIterable<Catalogue> {
  const begun = firstReading.read();
  firstReading.write(null);
  return begun ?? startReading(known ?? null);
}
