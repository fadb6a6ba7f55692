import { createGlobalStore, createStore, waitForStore, type Store } from '@/platform/create-store';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { cacheCatalogue, mayBeCached, readCachedCatalogue } from './cached-catalogue';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import { createListingCollector } from './parse-listings';

/** How long the server's answer waits for the cached catalogue, in ms. */
const cacheTimeout = 300;
/** The same after a failure, when nothing else can be shown. */
const cacheTimeoutAfterFailure = 5000;

/** How many listings fill the first screen. A long catalogue is then shown each time it has grown fourfold. */
const firstPartSize = 24;
/** How long arrived rows wait for more, in ms. On a fast connection all rows arrive before the first part is shown. */
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
  /** Cached and complete listings stay. Only the wanted one is added to them. */
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

/** Shows the cached catalogue before it parses the server's answer, because parsing would delay it. */
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
  /** What is shown already. */
  known?: Catalogue | undefined;
}

/** A stream for any number of readers. A reader gets the latest snapshot and all later ones; a slow one skips some. */
function startReading({ wantedId = null, known }: ReadingOptions): AsyncIterable<Catalogue> {
  const shown = createStore<Catalogue | null>(known ?? null);
  const reading = read(shown, wantedId);
  // Each reader receives the rejection. A stream without readers would report it as unhandled.
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

/** Starts before the app has loaded. The first `readCatalogue` continues the same stream. */
export function startFirstReading(wantedId: string | null = null): AsyncIterable<Catalogue> {
  const reading = startReading({ wantedId });
  firstReading.write(reading);
  return reading;
}

/** Snapshots of the catalogue, the last one complete. Throws an `ApiError` after the part that arrived. */
export function readCatalogue(options: ReadingOptions = {}): AsyncIterable<Catalogue> {
  const firstStream = firstReading.read();
  firstReading.write(null);
  return firstStream ?? startReading(options);
}
