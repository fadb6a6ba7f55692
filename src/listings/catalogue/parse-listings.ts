import { ApiError } from '@/api/api-error';
import { clockSkew } from './selectors';
import type { Listing } from './listing';
import { parseListing } from './parse-listing';

/** A post without a date, or dated after `latest` (ms), comes last. */
function newestFirst(latest: number) {
  const rank = ({ postedAt }: Listing) => (postedAt === null || postedAt > latest ? -Infinity : postedAt);
  return (a: Listing, b: Listing) => rank(b) - rank(a) || 0;
}

/**
 * The listings of an answer that came at `now` (ms), newest first, undated last. A bad row is skipped and reported, so that one
 * seller's slip cannot blank every page. Throws an `ApiError` when no row of the answer can be read.
 */
export function parseListings(rows: readonly unknown[], now: number): Listing[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const listings: Listing[] = [];
  rows.forEach((row, index) => {
    const parsed = parseListing(row);
    if ('faults' in parsed) faults.push(`#${index} ${parsed.faults.join(', ')}`);
    else if (!seen.has(parsed.listing.id)) {
      seen.add(parsed.listing.id);
      listings.push(parsed.listing);
    }
  });
  if (faults.length > 0) {
    // oxlint-disable-next-line no-console -- whoever runs the server has to hear of the listings that are skipped
    console.warn(`Skipped ${faults.length} of ${rows.length} listings:\n${faults.slice(0, 20).join('\n')}`);
  }
  if (rows.length > 0 && listings.length === 0) {
    throw new ApiError('No listing of the answer can be read.', { kind: 'invalid-body', cause: faults });
  }
  return listings.toSorted(newestFirst(now + clockSkew));
}
