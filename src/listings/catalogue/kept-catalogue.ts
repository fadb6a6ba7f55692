import { catalogueCache } from '@/config/catalogue-cache';
import { nextPaint } from '@/lib/next-paint';
import { isRecord } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { takeBreaks } from '@/lib/take-breaks';
import { day } from '@/lib/time';
import type { Listing } from './listing';
import { listingStateVersion, toListingState } from './listing-state';
import { createListingCollector, firstStep } from './parse-listings';
import { isVerified } from './selectors';

/** What is kept of a catalogue; the version is of its rows. */
interface Kept {
  version: number;
  /** By the clock of this device, in ms. */
  keptAt: number;
  rows: readonly unknown[];
}

/** The newest are what a visitor sees first; so many take less than a MB, and a slow phone 50 ms to write. */
const mostRows = 1000;
/** How old a kept catalogue may be, in ms, before its offers would mislead. */
const longestKept = 7 * day;

/** The cache of the browser, apart from what a server's headers allow: null in a page without https, and where it is forbidden. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(catalogueCache.cache).catch(() => null) : null;
}

const isKeptCatalogue = (value: unknown): value is Kept =>
  isRecord(value) &&
  value['version'] === listingStateVersion &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['rows']);

/** Keeps the newest verified listings on the device for the next visit, without their owners' emails; returns whether it did. */
export async function keepCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const newest = listings.filter(isVerified).slice(0, mostRows);
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

/** What the document has found already, or what is found now. */
async function findKept(): Promise<unknown> {
  const found: unknown = await Reflect.get(window, catalogueCache.found);
  // Frees about a megabyte, which nothing reads again.
  Reflect.deleteProperty(window, catalogueCache.found);
  if (found !== undefined) return found;
  const answer = await (await openCache())?.match(catalogueCache.address);
  return answer?.json();
}

interface KeptCatalogue {
  /** Newest first. */
  listings: readonly Listing[];
  keptAt: number;
}

/** Chooses among rows as the API has them. */
export type RowPredicate = (row: unknown) => boolean;

/** The rows in growing steps; the first is of those that the page is about, which come once more at their own place. */
function toSteps(rows: readonly unknown[], isFirst: RowPredicate | undefined): (readonly unknown[])[] {
  const first = isFirst ? rows.filter(isFirst).slice(0, firstStep) : [];
  const steps = first.length > 0 ? [first] : [];
  for (let from = 0, to = firstStep * 4 ** steps.length; from < rows.length; from = to, to *= 4)
    steps.push(rows.slice(from, to));
  return steps;
}

/** How a long kept catalogue is read. */
interface KeptReading {
  /** Which rows come before all others. */
  isFirst?: RowPredicate | undefined;
  /** Called with growing parts before the whole. */
  onStep?: (soFar: KeptCatalogue) => void;
}

/** What the last visit has kept, and when; null where that is nothing, too old, or of another version of the app. */
export async function readKeptCatalogue({
  isFirst,
  onStep,
}: KeptReading = {}): Promise<KeptCatalogue | null> {
  const kept = await findKept();
  if (!isKeptCatalogue(kept) || Date.now() - kept.keptAt > longestKept) return null;
  const { rows, keptAt } = kept;
  const collector = createListingCollector(serverNow);
  const soFar = () => ({ listings: collector.listings(), keptAt });
  const [firstRows = [], ...others] = toSteps(rows, isFirst);
  collector.add(firstRows);
  for (const more of others) {
    onStep?.(soFar());
    await nextPaint();
    collector.add(more);
  }
  return soFar();
}
