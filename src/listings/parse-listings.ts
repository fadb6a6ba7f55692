import { unreadableAnswer } from '@/api/request';
import { clockSkew } from './selectors';
import type { Listing } from './listing';
import { parseListing } from './parse-listing';

/** Newest first; a post without a date, or dated ahead of the clock, last. `now` in ms. */
export function newestFirst(now: number) {
  const rank = ({ postedAt }: Listing) =>
    postedAt === null || postedAt > now + clockSkew ? -Infinity : postedAt;
  return (a: Listing, b: Listing) => rank(b) - rank(a) || 0;
}

/**
 * How many fill a first screen. Of a long catalogue these are shown first and then four times as many each
 * time, because drawing every part would cost more than it shows.
 */
export const firstStep = 24;

/**
 * Collects the listings of an answer as its rows arrive, the newest first; a bad row is skipped and reported,
 * so that one seller's slip cannot blank every page. `now` (ms) is asked when rows have come, because the first
 * answer tells the server's time.
 */
export function createListingCollector(now: () => number) {
  const seen = new Map<string, Listing>();
  const faults: string[] = [];
  let rowCount = 0;
  let sorted: readonly Listing[] = [];
  let added: Listing[] = [];

  return {
    add: (rows: readonly unknown[]): void => {
      for (const row of rows) {
        const parsed = parseListing(row);
        if ('faults' in parsed) faults.push(`#${rowCount} ${parsed.faults.join(', ')}`);
        else if (!seen.has(parsed.listing.id)) {
          seen.set(parsed.listing.id, parsed.listing);
          added.push(parsed.listing);
        }
        rowCount++;
      }
    },
    find: (id: string): Listing | undefined => seen.get(id),
    /** How many can be shown so far. */
    count: (): number => seen.size,
    /** Those so far. Sorting is quick for what is sorted in runs, so that only what was added takes time. */
    listings: (): readonly Listing[] => {
      sorted = sorted.concat(added).toSorted(newestFirst(now()));
      added = [];
      return sorted;
    },
    /** Reports what was skipped. Throws an `ApiError` when no row of the answer can be read. */
    end: (): void => {
      if (faults.length > 0) {
        // oxlint-disable-next-line no-console -- whoever runs the server has to hear of the listings that are skipped
        console.warn(`Skipped ${faults.length} of ${rowCount} listings:\n${faults.slice(0, 20).join('\n')}`);
      }
      if (rowCount > 0 && seen.size === 0) {
        throw unreadableAnswer('No listing of the answer can be read.', faults);
      }
    },
  };
}

export type ListingCollector = ReturnType<typeof createListingCollector>;

/** The listings of an answer that is whole; see `createListingCollector`. */
export function parseListings(rows: readonly unknown[], now: number): readonly Listing[] {
  const collector = createListingCollector(() => now);
  collector.add(rows);
  collector.end();
  return collector.listings();
}
