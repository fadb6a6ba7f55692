import { catalogueCache } from '@/platform/cache-names';
import { isRecord } from '@/platform/parse-values';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { whenIdle } from '@/platform/scheduling';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { navigationStateVersion, toNavigationState } from './navigation-state';
import { parseListings } from './parse-listings';
import { isVerified, selectFirst } from './selectors';

interface StoredCatalogue {
  version: number;
  /** In ms by this device's clock. */
  keptAt: number;
  rows: readonly unknown[];
}

/** 1,000 rows need less than 1 MB of storage, and 50 ms on a slow phone. */
const maxRows = 1000;
/** In ms. Older offers would mislead people. */
const maxAge = 7 * day;

/** Opens the cache; null if the page has no https or the browser blocks the cache. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(catalogueCache.cache);
  } catch {
    return null;
  }
}

const isStoredCatalogue = (value: unknown): value is StoredCatalogue =>
  isRecord(value) &&
  value['version'] === navigationStateVersion &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['rows']);

/** Stores listings without the email addresses of their owners. Returns false if there is no cache. */
export async function writeCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const rows = selectFirst(
    maxRows,
    isVerified,
  )(listings).map((listing) => toNavigationState(listing).product);
  const stored: StoredCatalogue = { version: navigationStateVersion, keptAt: Date.now(), rows };
  // Not `Response.json()`, which Safari has only since version 17.
  await cache.put(catalogueCache.address, new Response(JSON.stringify(stored)));
  return true;
}

export function cacheCatalogue(listings: readonly Listing[]): void {
  const write = async () => writePersisted(catalogueCache.flagKey, await writeCatalogue(listings));
  // If the storage is full, nothing is cached, and the next visit waits for the server.
  whenIdle(() => void write().catch(() => {}));
}

/** Whether a catalogue may be stored. Reading this flag is faster than opening the cache. */
export const mayBeCached = (): boolean => readPersisted(catalogueCache.flagKey) === true;

/** Reads the stored catalogue; null if it is missing, too old or of another version. */
export async function readCachedCatalogue(): Promise<Catalogue | null> {
  const response = await (await openCache())?.match(catalogueCache.address);
  const stored: unknown = await response?.json();
  if (!isStoredCatalogue(stored) || Date.now() - stored.keptAt > maxAge) return null;
  return { status: 'cached', listings: parseListings(stored.rows, serverNow()), asOf: stored.keptAt };
}
