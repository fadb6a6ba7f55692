import { catalogueCache } from '@/platform/cache-names';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { nextPaint } from '@/platform/next-paint';
import { isRecord } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import { takeBreaks } from '@/platform/take-breaks';
import { day } from '@/platform/time';
import { whenIdle } from '@/platform/when-idle';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { listingStateVersion, toListingState } from './listing-state';
import { createListingCollector, firstStep } from './parse-listings';
import { isVerified, selectFirst } from './selectors';

/** What the device has of a catalogue; the version is of its rows. */
interface Stored {
  version: number;
  /** By the clock of this device, in ms. */
  keptAt: number;
  rows: readonly unknown[];
}

/** The newest are what a visitor sees first; so many take less than a MB, and a slow phone 50 ms to write. */
const mostRows = 1000;
/** How old a cached catalogue may be, in ms, before its offers would mislead. */
const maximumAge = 7 * day;

/**
 * The cache of the browser, apart from what a server's headers allow: null in a page without https, and where
 * it is forbidden.
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
 * Writes the newest verified listings to the device for the next visit, without their owners' emails; returns
 * whether it did.
 */
export async function writeCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const newest = selectFirst(mostRows, isVerified)(listings);
  const rows: string[] = [];
  // A slow phone is idle as well while it waits for the app, which must then not wait for this.
  const breakInTime = takeBreaks();
  for (const listing of newest) {
    await breakInTime();
    rows.push(JSON.stringify(toListingState(listing).product));
  }
  const text = `{"version":${listingStateVersion},"keptAt":${Date.now()},"rows":[${rows.join()}]}`;
  // `Response.json()` would be shorter, but Safari has had it only since 17.
  await cache.put(catalogueCache.address, new Response(text));
  return true;
}

/** Writes a whole catalogue for the next visit once the browser has nothing else to do. */
export function cacheCatalogue(listings: readonly Listing[]): void {
  const write = async () => writePersisted(catalogueCache.flagKey, await writeCatalogue(listings));
  // Where the storage is full, the next visit waits for the server as the first one did.
  whenIdle(() => void write().catch(() => {}));
}

/**
 * Whether the last visit may have left one: asking the cache costs more than this flag, and most visits are
 * first ones.
 */
export const mayBeCached = (): boolean => readPersisted(catalogueCache.flagKey) === true;

/** What the document has found already, or what is found now. */
async function findStored(): Promise<unknown> {
  const found: unknown = await Reflect.get(window, catalogueCache.found);
  // Frees about a megabyte: nothing reads it after this.
  Reflect.deleteProperty(window, catalogueCache.found);
  if (found !== undefined) return found;
  const answer = await (await openCache())?.match(catalogueCache.address);
  return answer?.json();
}

/** Chooses among rows as the API has them. */
export type RowPredicate = (row: unknown) => boolean;

/**
 * The rows in growing steps; the first is of those that the page is about, which come once more at their own
 * place.
 */
function toSteps(rows: readonly unknown[], isFirst: RowPredicate | undefined): (readonly unknown[])[] {
  const first = isFirst ? rows.filter(isFirst).slice(0, firstStep) : [];
  const steps = first.length > 0 ? [first] : [];
  for (let from = 0, to = firstStep * 4 ** steps.length; from < rows.length; from = to, to *= 4)
    steps.push(rows.slice(from, to));
  return steps;
}

/** How a long cached catalogue is read. */
interface CacheReading {
  /** Which rows come before all others. */
  isFirst?: RowPredicate | undefined;
  /** Called with growing parts before the whole. */
  onStep?: (soFar: Catalogue) => void;
}

/**
 * The catalogue of the last visit; null where there is none, or one that is too old or of another version of
 * the app.
 */
export async function readCachedCatalogue({ isFirst, onStep }: CacheReading = {}): Promise<Catalogue | null> {
  const stored = await findStored();
  if (!isStored(stored) || Date.now() - stored.keptAt > maximumAge) return null;
  const { rows, keptAt: cachedAt } = stored;
  const collector = createListingCollector(serverNow);
  const soFar = (): Catalogue => ({ status: 'cached', listings: collector.listings(), cachedAt });
  const [firstRows = [], ...others] = toSteps(rows, isFirst);
  collector.add(firstRows);
  for (const more of others) {
    onStep?.(soFar());
    await nextPaint();
    collector.add(more);
  }
  return soFar();
}
