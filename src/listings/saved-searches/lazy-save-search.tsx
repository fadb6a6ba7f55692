import { lazyPart } from '@/ui/lazy-part';

/** What saves the list that is open: no first visit waits for it. Its height is kept, or a sheet would grow late. */
export const SaveSearchButton = lazyPart(
  async () => (await import('./save-search-button')).SaveSearchButton,
  { fallback: <span className="block h-11" /> },
);
