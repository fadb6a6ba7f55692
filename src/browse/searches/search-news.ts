import { createGlobalStore } from '@/platform/create-store';
import { useStore } from '@/ui/use-store';
import { type Search, keyOf } from './saved-searches';

/** The ids of the new offers of each saved search, by its key; a search that is not counted yet has none. */
export const searchNews = createGlobalStore<ReadonlyMap<string, readonly string[]>>(() => new Map());

/** How many offers of a search are new. */
export const countOf = (news: ReadonlyMap<string, readonly string[]>, search: Search): number =>
  news.get(keyOf(search))?.length ?? 0;

/** How many offers are new in all saved searches; one that several have found is one. */
export const useSearchNewsCount = (): number => new Set([...useStore(searchNews).values()].flat()).size;

/** The offers that were new when the list of a history entry was opened: they stay marked while it is read. */
export const newSinceLastVisit = createGlobalStore<{ entry: string; ids: ReadonlySet<string> }>(() => ({
  entry: '',
  ids: new Set(),
}));

/** Marks offers in the list of a history entry, beside those that are marked there already. */
export function markNew(entry: string, ids: readonly string[]): void {
  const marked = newSinceLastVisit.read();
  const before = marked.entry === entry ? marked.ids : new Set<string>();
  if (marked.entry !== entry || ids.some((id) => !before.has(id)))
    newSinceLastVisit.write({ entry, ids: new Set([...before, ...ids]) });
}
