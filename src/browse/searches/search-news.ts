import { createGlobalStore } from '@/platform/create-store';
import { useStore } from '@/ui/use-store';
import { searchKey, type Search } from './saved-searches';

/** The ids of new offers by search key. A search is missing until it has been counted. */
export const newSearchResults = createGlobalStore<ReadonlyMap<string, readonly string[]>>(() => new Map());

/** How many offers of a search are new. */
export const newOfferCount = (news: ReadonlyMap<string, readonly string[]>, search: Search): number =>
  news.get(searchKey(search))?.length ?? 0;

/** Counts the new offers in all saved searches. An offer in several searches counts once. */
export const useSearchNewsCount = (): number => new Set([...useStore(newSearchResults).values()].flat()).size;

/** The offers that were new when the list of a history entry was opened. They stay marked while that list is open. */
export const newSinceLastVisit = createGlobalStore<{ entry: string; ids: ReadonlySet<string> }>(() => ({
  entry: '',
  ids: new Set(),
}));

/** Marks offers in the list of a history entry, in addition to those already marked. */
export function markNew(entry: string, ids: readonly string[]): void {
  const marked = newSinceLastVisit.read();
  const before = marked.entry === entry ? marked.ids : new Set<string>();
  if (marked.entry !== entry || ids.some((id) => !before.has(id)))
    newSinceLastVisit.write({ entry, ids: new Set([...before, ...ids]) });
}
