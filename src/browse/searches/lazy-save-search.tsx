import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';

/** Reserves its height until its code has loaded, so that the filter sheet does not grow. */
export const SaveSearchButton = lazyPart(async () => (await import('./save-search')).SaveSearchButton, {
  fallback: <span className="block h-11" />,
});

const RecordSavedSearchVisit = lazyPart(async () => (await import('./record-visit')).RecordSavedSearchVisit, {
  when: 'late',
});

/** Stands on every page with a search that can be saved. Loads its code only if a search is saved. */
export const LazyRecordSavedSearchVisit = () =>
  useStore(savedSearches).length > 0 && <RecordSavedSearchVisit />;
