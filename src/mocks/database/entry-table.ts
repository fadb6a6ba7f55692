import { serverDate } from '@/mocks/server-date';
import type { CatEntry, CommentEntry, RequestEntry } from './cat-entry';
import type { MockStorage } from './mock-storage';

/** A checked body of `POST /api/cat`. */
export type NewEntry = Pick<RequestEntry, 'name' | 'message'> | Omit<CommentEntry, 'id'>;

/** The requests and comments: the demonstration's and those that people wrote, oldest first. */
export function createEntryTable(
  storage: MockStorage,
  demonstration: readonly CatEntry[],
  now: () => number,
) {
  return {
    entries: async (): Promise<CatEntry[]> => [...demonstration, ...(await storage.entries())],
    addEntry: (entry: NewEntry): Promise<CatEntry> =>
      storage.addEntry((id) =>
        'product_id' in entry ? { id, ...entry } : { id, ...entry, created_at: serverDate(now()) },
      ),
  };
}
