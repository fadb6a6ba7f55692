import { catalogueCache } from '@/platform/cache-names';
import { isRecord } from '@/platform/parse-values';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { createYielder, nextPaint, whenIdle } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { listingStateVersion, toListingState } from './listing-state';
import { createListingCollector, firstBatchSize } from './parse-listings';
import { isVerified, selectFirst } from './selectors';

/** A stored catalogue. `version` tells whether this build can read its rows. */
interface StoredCatalogue {
  version: number;
  /** In ms by this device's clock. */
  keptAt: number;
  rows: readonly unknown[];
}

/** 1,000 rows take up less than 1 MB, and 50 ms on a slow phone. */
const maxRows = 1000;
/** In ms. Older offers would be misleading. */
const maxAge = 7 * day;

/** Opens our cache in the Cache API; null if the page has no https or the browser blocks it. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(catalogueCache.cache);
  } catch {
    return null;
  }
}

const isStoredCatalogue = (value: unknown): value is StoredCatalogue =>
  isRecord(value) &&
  value['version'] === listingStateVersion &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['rows']);

/** Stores the newest verified listings, without their owners' email addresses. Returns false if there is no cache. */
export async function writeCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const newest = selectFirst(maxRows, isVerified)(listings);
  const rows: string[] = [];
  // An idle browser may only be waiting for the app's script. The pauses let that script run.
  const yieldIfDue = createYielder();
  for (const listing of newest) {
    await yieldIfDue();
    rows.push(JSON.stringify(toListingState(listing).product));
  }
  const text = `{"version":${listingStateVersion},"keptAt":${Date.now()},"rows":[${rows.join()}]}`;
  // Not `Response.json()`, which Safari has only since version 17.
  await cache.put(catalogueCache.address, new Response(text));
  return true;
}

/** Stores a complete catalogue for the next visit when the browser is idle. */
export function cacheCatalogue(listings: readonly Listing[]): void {
  const write = async () => writePersisted(catalogueCache.flagKey, await writeCatalogue(listings));
  // If the storage is full, nothing is cached, and the next visit waits for the server.
  whenIdle(() => void write().catch(() => {}));
}

/** Whether an earlier visit may have stored a catalogue. Reading this flag is faster than opening the cache. */
export const mayBeCached = (): boolean => readPersisted(catalogueCache.flagKey) === true;

/** Returns the stored catalogue that index.html has already read. If there is none, reads it now. */
async function findStoredCatalogue(): Promise<unknown> {
  const found: unknown = await Reflect.get(window, catalogueCache.found);
  // This frees about a megabyte. Nobody needs it again.
  Reflect.deleteProperty(window, catalogueCache.found);
  if (found !== undefined) return found;
  const response = await (await openCache())?.match(catalogueCache.address);
  return response?.json();
}

/** Splits the rows into parts that grow from `firstBatchSize`. */
function toSteps(rows: readonly unknown[]): (readonly unknown[])[] {
  const steps = [];
  for (let from = 0, to = firstBatchSize; from < rows.length; from = to, to *= 4)
    steps.push(rows.slice(from, to));
  return steps;
}

/**
 * Reads the catalogue of the last visit. null if it is missing, too old or of another version. Before the complete
 * list, `onStep` receives growing parts.
 */
export async function readCachedCatalogue(onStep?: (soFar: Catalogue) => void): Promise<Catalogue | null> {
  const stored = await findStoredCatalogue();
  if (!isStoredCatalogue(stored) || Date.now() - stored.keptAt > maxAge) return null;
  const { rows, keptAt: cachedAt } = stored;
  const collector = createListingCollector(serverNow);
  const soFar = (): Catalogue => ({ status: 'cached', listings: collector.listings(), cachedAt });
  const [firstRows = [], ...others] = toSteps(rows);
  collector.add(firstRows);
  for (const more of others) {
    onStep?.(soFar());
    await nextPaint();
    collector.add(more);
  }
  return soFar();
}
