import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';

const OpenSearch = lazyPart(async () => (await import('./open-search')).OpenSearch);

/** Notes that the list that is open is looked at, where it is a saved search: most visitors have none. */
export const SearchMemory = () => useStore(savedSearches).length > 0 && <OpenSearch />;
