import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';

/** Its height is reserved, so that a sheet does not grow. */
export const SaveSearchButton = lazyPart(async () => (await import('./save-search')).SaveSearchButton, {
  fallback: <span className="block h-11" />,
});

const RecordSavedSearchVisit = lazyPart(async () => (await import('./record-visit')).RecordSavedSearchVisit, {
  when: 'late',
});

/** Rendered wherever a search can be saved. */
export const LazyRecordSavedSearchVisit = () =>
  useStore(savedSearches).length > 0 && <RecordSavedSearchVisit />;
