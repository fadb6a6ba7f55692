import { isRecord } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { day } from '@/lib/time';
import type { Listing } from './listing';
import { listingStateVersion, toListingState } from './listing-state';
import { createListingCollector } from './parse-listings';
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
/** Older offers would mislead, in ms. */
const longestKept = 7 * day;

const name = 'gulit-catalogue';
const address = '/kept-catalogue';

/** The cache of the browser, apart from what a server's headers allow: null in a page without https, and where it is forbidden. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(name).catch(() => null) : null;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  value['version'] === listingStateVersion &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['rows']);

/** Keeps the newest verified listings on the device for the next visit, without their owners' emails; returns whether it did. */
export async function keepCatalogue(listings: readonly Listing[]): Promise<boolean> {
  const cache = await openCache();
  const rows = listings.filter(isVerified).slice(0, mostRows);
  const kept: Kept = {
    version: listingStateVersion,
    keptAt: Date.now(),
    rows: rows.map((listing) => toListingState(listing).product),
  };
  // `Response.json()` would be shorter, but Safari has had it only since 17.
  await cache?.put(address, new Response(JSON.stringify(kept)));
  return cache !== null;
}

/** What the last visit has kept, newest first, and when; null where that is nothing, too old, or of another version of the app. */
export async function readKeptCatalogue(): Promise<{ listings: readonly Listing[]; keptAt: number } | null> {
  const answer = await (await openCache())?.match(address);
  const kept: unknown = await answer?.json();
  if (!isKept(kept) || Date.now() - kept.keptAt > longestKept) return null;
  const collector = createListingCollector(serverNow);
  collector.add(kept.rows);
  return { listings: collector.listings(), keptAt: kept.keptAt };
}
