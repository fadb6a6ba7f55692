import { demonstrationCategories } from '@/mocks/demonstration/demonstration-categories';
import { makeAccount } from '@/mocks/demonstration/make-account';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { makeRequests } from '@/mocks/demonstration/make-requests';
import { serverDate } from '@/mocks/server-date';
import { createMemoryStorage } from './memory-storage';
import type { CatEntry, CommentEntry, MockStorage, RequestEntry } from './mock-storage';
import { createProductTable } from './product-table';

/** A checked body of `POST /api/cat`. */
export type NewEntry = Pick<RequestEntry, 'name' | 'message'> | Omit<CommentEntry, 'id'>;

/** The requests and comments of the demonstration, and those that people wrote, oldest first. */
function createEntryTable(storage: MockStorage, demonstration: readonly CatEntry[], now: () => number) {
  return {
    entries: async (): Promise<CatEntry[]> => [...demonstration, ...(await storage.entries())],
    addEntry: (entry: NewEntry): Promise<CatEntry> =>
      storage.addEntry((id) =>
        'product_id' in entry ? { id, ...entry } : { id, ...entry, created_at: serverDate(now()) },
      ),
  };
}

interface Options {
  /** Stores what people add; by default in memory. */
  storage?: MockStorage;
  /** The server's clock, in ms since 1970. The dates of the demonstration data are relative to the first call. */
  now?: () => number;
}

const seed = 7;

/**
 * Creates the data of the mocked server: that of the demonstration, with dates relative to the start, and what people
 * have added.
 */
export function createDatabase({ storage = createMemoryStorage(), now = Date.now }: Options = {}) {
  const start = now();
  const listings = makeListings({ seed, now: start, categories: demonstrationCategories });
  return {
    /** The server's clock. */
    now,
    ...createProductTable(storage, listings, now),
    ...createEntryTable(storage, makeRequests(start, listings), now),
    /** The rows of the account pages. They are the same for every user. */
    account: makeAccount(start),
    /** Finds an uploaded file by its path. */
    file: async (path: string): Promise<Blob | null> => (await storage.findFile(path))?.file ?? null,
    /** Removes everything that people added or verified. */
    reset: () => storage.clear(),
  };
}

export type Database = ReturnType<typeof createDatabase>;
