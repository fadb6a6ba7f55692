import { lazyPart } from '@/ui/lazy-part';

/** What saves the list that is open: no first visit waits for it. */
export const SaveSearchButton = lazyPart(async () => (await import('./save-search-button')).SaveSearchButton);
