import { useStore } from '@/ui/use-store';
import { savedSearches } from './saved-searches';
import { lazyPart, latePart } from '@/ui/lazy-part';

/**
 * The button that saves the current list. It loads late, and its height is reserved so that a sheet does not
 * grow.
 */
export const SaveSearchButton = lazyPart(
  async () => (await import('./save-search-button')).SaveSearchButton,
  { fallback: <span className="block h-11" /> },
);

const RecordSavedSearchVisit = latePart(
  async () => (await import('./record-saved-search-visit')).RecordSavedSearchVisit,
);

/** Records that a saved search is being viewed. Rendered wherever a search can be saved. */
export const LazyRecordSavedSearchVisit = () =>
  useStore(savedSearches).length > 0 && <RecordSavedSearchVisit />;
