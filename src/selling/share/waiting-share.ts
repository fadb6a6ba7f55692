import { createGlobalStore } from '@/lib/create-store';
import { keptSince } from './keep-share';
import { type Share, dropShare, readShare } from './read-share';

/** What another app has shared and the form has not taken yet; null for nothing. */
export const waitingShare = createGlobalStore<Share | null>(() => null);

/** When the share came that this page has taken: it stays in the browser until its photos are in the draft. */
const takenAt = createGlobalStore<number | null>(() => null);

/** Looks for what was shared since the last look. A browser that keeps nothing has nothing to show. */
export async function lookForShare(): Promise<void> {
  const found = await readShare(Date.now()).catch(() => null);
  waitingShare.write(found?.at === takenAt.read() ? null : found);
}

/** Takes it from the form, and from the browser once `isKept` has settled. */
export async function endShare(isKept: Promise<unknown> = Promise.resolve()): Promise<void> {
  const share = waitingShare.read();
  takenAt.write(share?.at ?? null);
  waitingShare.write(null);
  await isKept.catch(() => {});
  // Another one may have come meanwhile.
  const at = await keptSince().catch(() => null);
  if (at === share?.at) await dropShare().catch(() => {});
}
