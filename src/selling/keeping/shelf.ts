import { createStore } from '@/lib/create-store';
import { openIndexedDbShelf } from './indexed-db-shelf';
import type { PostShelf } from './post-shelf';
import { createSafeShelf } from './safe-shelf';

/** Whether what is kept outlives the page: not on a full disk, nor where a private window keeps nothing. */
export const isLasting = createStore(true);

async function open(lasting: () => Promise<PostShelf>): Promise<PostShelf> {
  const kept = await lasting().catch(() => null);
  return createSafeShelf(kept, isLasting.write);
}

let opened: Promise<PostShelf> | null = null;

/** Where this page keeps unsent posts; it never rejects a put. */
export const openShelf = (): Promise<PostShelf> => (opened ??= open(openIndexedDbShelf));

/** Opens it anew, as the next page load does, over what the browser keeps. */
export function reopenShelf(lasting: () => Promise<PostShelf> = openIndexedDbShelf): void {
  isLasting.write(true);
  opened = open(lasting);
}
