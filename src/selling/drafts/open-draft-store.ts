import { t } from '@/language/translate';
import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/with-timeout';
import { openIndexedDbStore } from './indexed-db-store';
import type { DraftStore } from './draft-store';
import { createFallbackStore } from './fallback-store';

/**
 * Whether everything that was stored outlives the page; false on a full disk, or where a browser stores nothing
 * in a private window.
 */
export const isLasting = createGlobalStore(() => true);

/** The words for where a post is kept. */
export const whereKept = (lasts: boolean) =>
  lasts ? t('on this device') : t('only while this page stays open');

/** How long the browser may take to open what it keeps, in ms: WebKit's IndexedDB sometimes never answers. */
const timeout = 5000;

async function open(lasting: () => Promise<DraftStore>): Promise<DraftStore> {
  const kept = await withTimeout(lasting(), timeout).catch(() => null);
  return createFallbackStore(kept, isLasting.write);
}

const opened = createGlobalStore<Promise<DraftStore> | null>(() => null);

/** The store of this page for unsent posts; its puts never reject. */
export function openDraftStore(): Promise<DraftStore> {
  const store = opened.read() ?? open(openIndexedDbStore);
  opened.write(store);
  return store;
}

/** Opens the store again, as a page load does; `lasting` opens what the browser keeps. */
export function resetDraftStore(lasting: () => Promise<DraftStore> = openIndexedDbStore): void {
  isLasting.write(true);
  opened.write(open(lasting));
}
