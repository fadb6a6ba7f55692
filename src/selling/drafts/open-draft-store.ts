import { createGlobalStore } from '@/lib/create-store';
import { openIndexedDbStore } from './indexed-db-store';
import type { DraftStore } from './draft-store';
import { createFallbackStore } from './fallback-store';

/** Whether what is kept outlives the page: not on a full disk, nor where a private window keeps nothing. */
export const isLasting = createGlobalStore(() => true);

/** Where the page says that a post is kept. */
export const whereKept = (lasts: boolean) => (lasts ? 'on this device' : 'only while this page stays open');

async function open(lasting: () => Promise<DraftStore>): Promise<DraftStore> {
  const kept = await lasting().catch(() => null);
  return createFallbackStore(kept, isLasting.write);
}

const opened = createGlobalStore<Promise<DraftStore> | null>(() => null);

/** Where this page keeps unsent posts; it never rejects a put. */
export function openDraftStore(): Promise<DraftStore> {
  const store = opened.read() ?? open(openIndexedDbStore);
  opened.write(store);
  return store;
}

/** Opens it anew, as the next page load does, over what the browser keeps. */
export function resetDraftStore(lasting: () => Promise<DraftStore> = openIndexedDbStore): void {
  isLasting.write(true);
  opened.write(open(lasting));
}
