import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';

/**
 * The button that saves the current list with its filters. Its code loads on first use. Its height is reserved, so that
 * a sheet does not grow.
 */
export const SaveSearchButton = lazyPart(
  async () => (await import('./save-search-button')).SaveSearchButton,
  { fallback: <span className="block h-11" /> },
);

const RecordSavedSearchVisit = lazyPart(
  async () => (await import('./record-saved-search-visit')).RecordSavedSearchVisit,
  { when: 'late' },
);

/** Records that the visitor views a saved search. Rendered wherever a search can be saved. */
export const LazyRecordSavedSearchVisit = () =>
  useStore(savedSearches).length > 0 && <RecordSavedSearchVisit />;
