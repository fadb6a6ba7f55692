import { demonstrationCategories } from '@/mocks/demonstration/demonstration-categories';
import { makeAccount } from '@/mocks/demonstration/make-account';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { makeRequests } from '@/mocks/demonstration/make-requests';
import { createEntryTable } from './entry-table';
import { createMemoryStorage } from './memory-storage';
import type { MockStorage } from './mock-storage';
import { createProductTable } from './product-table';

interface Options {
  /** Where what people add is kept; a memory of its own where absent. */
  storage?: MockStorage;
  /** The server's clock, ms since 1970. The demonstration data are dated relative to the first call. */
  now?: () => number;
}

const seed = 7;

/** The mocked server's data: the demonstration, dated relative to now at each start, and what people added. */
export function createDatabase({ storage = createMemoryStorage(), now = Date.now }: Options = {}) {
  const start = now();
  const listings = makeListings({ seed, now: start, categories: demonstrationCategories });
  return {
    /** The server's clock. */
    now,
    ...createProductTable(storage, listings, now),
    ...createEntryTable(storage, makeRequests(start, listings), now),
    /** The rows of the account pages; the same for every user. */
    account: makeAccount(start),
    /** An uploaded file by the path from which it is served. */
    file: async (path: string): Promise<Blob | null> => (await storage.findFile(path))?.file ?? null,
    /** Removes everything that people added or verified. */
    reset: () => storage.clear(),
  };
}

export type Database = ReturnType<typeof createDatabase>;
