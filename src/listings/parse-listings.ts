import { checkRows } from '@/api/check-rows';
import type { Listing } from './listing';
import { parseListing } from './parse-listing';
import { clockSkew } from './selectors';

/** Sorts the newest first. Posts without a date, or with a date in the future, come last. */
export function newestFirst(now: number) {
  const rank = ({ postedAt }: Listing) =>
    postedAt === null || postedAt > now + clockSkew ? -Infinity : postedAt;
  return (a: Listing, b: Listing) => rank(b) - rank(a) || 0;
}

/**
 * Collects listings, and skips and reports bad rows, so that one mistake cannot blank every page. `now` is a function,
 * because the first response sets the server's clock.
 */
export function createListingCollector(now: () => number) {
  const seen = new Map<string, Listing>();
  const errors: string[] = [];
  let rowCount = 0;
  return {
    add: (rows: readonly unknown[]): void => {
      for (const row of rows) {
        const parsed = parseListing(row);
        if ('errors' in parsed) errors.push(`#${rowCount} ${parsed.errors.join(', ')}`);
        else if (!seen.has(parsed.listing.id)) seen.set(parsed.listing.id, parsed.listing);
        rowCount++;
      }
    },
    find: (id: string): Listing | undefined => seen.get(id),
    count: (): number => seen.size,
    /** Newest first. */
    listings: (): readonly Listing[] => [...seen.values()].toSorted(newestFirst(now())),
    /** Reports the skipped rows. Throws an `ApiError` if no row of the answer is readable. */
    end: (): void =>
      checkRows({ name: 'listings', all: rowCount, readable: rowCount - errors.length, errors }),
  };
}

export function parseListings(rows: readonly unknown[], now: number): readonly Listing[] {
  const collector = createListingCollector(() => now);
  collector.add(rows);
  collector.end();
  return collector.listings();
}
