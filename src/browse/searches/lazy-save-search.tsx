import { latePart } from '@/ui/late-part';
import { lazyPart } from '@/ui/lazy-part';

/** What saves the list that is open: no first visit waits for it. Its height is kept, or a sheet would grow late. */
export const SaveSearchButton = lazyPart(
  async () => (await import('./save-search-button')).SaveSearchButton,
  { fallback: <span className="block h-11" /> },
);

/** What notes that the list that is open is looked at; it stands wherever a search can be saved. */
export const SearchMemory = latePart(async () => (await import('./search-memory')).SearchMemory);
