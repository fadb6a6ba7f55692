import { catalogueCache } from '@/platform/cache-names';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { nextPaint, whenIdle, createYielder } from '@/platform/scheduling';
import { isRecord } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { listingStateVersion, toListingState } from './listing-state';
import { createListingCollector, firstStep } from './parse-listings';
import { isVerified, selectFirst } from './selectors';

/** A stored catalogue. `version` is the version of its rows. */
interface Stored {
  version: number;
  /** In ms by this device's clock. */
  keptAt: number;
  rows: readonly unknown[];
}

/** The newest are what a visitor sees first. This many take less than 1 MB and 50 ms on a slow phone. */
const maxRows = 1000;
/** How old a cached catalogue may be before its offers mislead, in ms. */
const maximumAge = 7 * day;

/**
 * Opens the Cache API, which ignores the server's cache headers; null on pages without https or if it is
 * blocked.
 */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(catalogueCache.cache);
  } catch {
    return null;
  }
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  value['version'] === listingStateVersion &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['rows']);

/**
 * Stores the newest verified listings for the next visit, without their owners' emails. Returns whether it
 * succeeded.
 */
export async function writeCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const newest = selectFirst(maxRows, isVerified)(listings);
  const rows: string[] = [];
  // The browser is also idle while it waits for the app; these pauses keep the app from waiting.
  const yieldIfDue = createYielder();
  for (const listing of newest) {
    await yieldIfDue();
    rows.push(JSON.stringify(toListingState(listing).product));
  }
  const text = `{"version":${listingStateVersion},"keptAt":${Date.now()},"rows":[${rows.join()}]}`;
  // `Response.json()` would be shorter, but Safari has it only since 17.
  await cache.put(catalogueCache.address, new Response(text));
  return true;
}

/** Stores a complete catalogue for the next visit when the browser is idle. */
export function cacheCatalogue(listings: readonly Listing[]): void {
  const write = async () => writePersisted(catalogueCache.flagKey, await writeCatalogue(listings));
  // With full storage the next visit waits for the server, as the first one did.
  whenIdle(() => void write().catch(() => {}));
}

/**
 * Whether the last visit may have stored a catalogue. This flag is cheaper than opening the cache, and most
 * visits are first visits.
 */
export const mayBeCached = (): boolean => readPersisted(catalogueCache.flagKey) === true;

/** Returns what index.html has already found, or searches now. */
async function findStored(): Promise<unknown> {
  const found: unknown = await Reflect.get(window, catalogueCache.found);
  // Frees about a megabyte that is not needed again.
  Reflect.deleteProperty(window, catalogueCache.found);
  if (found !== undefined) return found;
  const answer = await (await openCache())?.match(catalogueCache.address);
  return answer?.json();
}

/** Returns the rows in growing steps. */
function toSteps(rows: readonly unknown[]): (readonly unknown[])[] {
  const steps = [];
  for (let from = 0, to = firstStep; from < rows.length; from = to, to *= 4) steps.push(rows.slice(from, to));
  return steps;
}

/**
 * Reads the last visit's catalogue; null if it is missing, too old or from another version of the app. `onStep`
 * receives growing parts before the complete list.
 */
export async function readCachedCatalogue(onStep?: (soFar: Catalogue) => void): Promise<Catalogue | null> {
  const stored = await findStored();
  if (!isStored(stored) || Date.now() - stored.keptAt > maximumAge) return null;
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
