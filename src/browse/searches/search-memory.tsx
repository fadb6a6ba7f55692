import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';

const OpenSearch = lazyPart(async () => (await import('./open-search')).OpenSearch);

/** Records visits to saved searches. Most visitors have none. */
export const SearchMemory = () => useStore(savedSearches).length > 0 && <OpenSearch />;
