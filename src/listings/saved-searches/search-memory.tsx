import { useStore } from '@/ui/use-store';
import { lazyPart } from '@/ui/lazy-part';
import { findSaved, keyOf, savedSearches } from './saved-searches';
import { useSearchHere } from './search-here';

const LookedAt = lazyPart(async () => (await import('./looked-at')).LookedAt);

/** Notes that the list that is open is looked at, where it is a saved search. */
export function SearchMemory() {
  const search = useSearchHere();
  const saved = findSaved(useStore(savedSearches), search ?? { address: '/', town: null });
  return saved ? <LookedAt key={keyOf(saved)} search={saved} /> : null;
}
