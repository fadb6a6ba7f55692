import { createGlobalStore, createStore, waitForStore, type Store } from '@/platform/create-store';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import { createListingCollector } from './parse-listings';

/** How long the server's answer waits until the cached catalogue is shown, in ms. */
const cacheTimeout = 300;
/** How long to wait for the cached catalogue after a failed call, in ms. */
const cacheTimeoutAfterFailure = 5000;

/** How many listings fill the first screen. A long catalogue is then shown each time it has grown fourfold. */
const firstPartSize = 24;
/** How long arrived rows wait for more rows, in ms. On a fast connection all arrive in this time. */
const partDelay = 80;

/** The catalogue that the readers see; null before the first rows. */
type ShownCatalogue = Store<Catalogue | null>;

async function showCached(shown: ShownCatalogue): Promise<void> {
  const cached = await readCachedCatalogue();
  if (!cached || shown.read()) return;
  shown.write(cached);
  await nextPaint();
}

/** Shows the server's rows in growing parts, and then the complete catalogue. */
async function showAnswer(shown: ShownCatalogue, wantedId: string | null): Promise<void> {
  const collector = createListingCollector(serverNow);
  const findWanted = () => (wantedId === null ? undefined : collector.find(wantedId));
  /** Cached and complete listings stay. Only the wanted listing is added to them. */
  const showPart = () => {
    const before = shown.read();
    const listings = before?.listings ?? [];
    const wanted = findWanted();
    if ((before?.status ?? 'partial') === 'partial' && collector.count() > listings.length)
      shown.write({ status: 'partial', listings: collector.listings() });
    else if (before && wanted && listings.every(({ id }) => id !== wanted.id))
      shown.write({ ...before, listings: listings.concat(wanted) });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showPartSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      showPart();
    }, partDelay);
  };
  try {
    await fetchRows('/api/products/', (rows) => {
      const hadWanted = findWanted() !== undefined;
      collector.add(rows);
      const hasGrown = collector.count() >= Math.max(firstPartSize, 4 * (shown.read()?.listings.length ?? 0));
      if (hasGrown || (findWanted() && !hadWanted)) showPartSoon();
    });
    collector.end();
    const listings = collector.listings();
    shown.write({ status: 'complete', listings, asOf: Date.now() });
    cacheCatalogue(listings);
  } catch (error) {
    showPart();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Shows the cached catalogue before parsing the server's answer, because parsing takes time. */
async function read(shown: ShownCatalogue, wantedId: string | null): Promise<void> {
  const cached = shown.read() === null && mayBeCached() ? showCached(shown) : Promise.resolve();
  await withTimeout(cached, cacheTimeout).catch(() => {});
  try {
    await showAnswer(shown, wantedId);
  } catch (error) {
    // On a slow device, the cached catalogue may come after a quick failure.
    if (shown.read() === null) await withTimeout(cached, cacheTimeoutAfterFailure).catch(() => {});
    throw error;
  }
}

interface ReadingOptions {
  /** The listing for which the page waits. It is shown as soon as its row arrives. */
  wantedId?: string | null;
  /** The catalogue that is shown already. */
  known?: Catalogue | undefined;
}

/** A stream for any number of readers. A reader gets the latest and all later snapshots; a slow reader skips some. */
function startReading({ wantedId = null, known }: ReadingOptions): AsyncIterable<Catalogue> {
  const shown = createStore<Catalogue | null>(known ?? null);
  const reading = read(shown, wantedId);
  // Each reader receives the rejection. Without readers, the rejection would be reported as unhandled.
  const end = reading.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      for (let seen = known ?? null; ;) {
        await Promise.race([waitForStore(shown, (catalogue) => catalogue !== seen), end]);
        const latest = shown.read();
        if (latest === null || latest === seen) return await reading;
        seen = latest;
        yield latest;
      }
    },
  };
}

const firstReading = createGlobalStore((): AsyncIterable<Catalogue> | null => null);

/** Starts reading before the app has loaded. The first `readCatalogue` continues this stream. */
export function startFirstReading(wantedId: string | null = null): AsyncIterable<Catalogue> {
  const reading = startReading({ wantedId });
  firstReading.write(reading);
  return reading;
}

/** Snapshots of the catalogue. The last one is complete, unless the stream throws an `ApiError`. */
export function readCatalogue(options: ReadingOptions = {}): AsyncIterable<Catalogue> {
  const firstStream = firstReading.read();
  firstReading.write(null);
  return firstStream ?? startReading(options);
}
