import { isKeptWithin } from '@/platform/expiry';
import { day } from '@/platform/time';
import type { StoredPost } from './stored-post';
import { openDraftStore } from './draft-store';

/**
 * How long a submitted post waits for the person at the device, in ms: later somebody else may be the first to
 * sign in.
 */
const claimableFor = day;

/** What nobody had signed when an account signed in. */
interface ClaimedPosts {
  /** All unsent posts that are the account's now. */
  own: readonly StoredPost[];
  /** Submitted posts of nobody that have waited too long to be sent without a question. */
  doubtful: readonly StoredPost[];
}

const isDoubtful = ({ state, owner, savedAt, savedHereAt }: StoredPost) =>
  owner === null &&
  state === 'pending' &&
  (savedAt === null || !isKeptWithin(claimableFor, { savedAt, savedHereAt }));

/**
 * Gives the unsent posts of nobody to the account that has signed in (docs/product.md, Drafts and sending). It
 * is kept before anything is sent, so that the next account on this device never gets them.
 */
export async function claimPosts(accountId: string): Promise<ClaimedPosts> {
  const store = await openDraftStore();
  const posts = await store.posts();
  const doubtful = posts.filter(isDoubtful);
  const unsigned = posts.filter((post) => post.owner === null && !doubtful.includes(post));
  const claimed = unsigned.map((post) => ({ ...post, owner: accountId }));
  for (const post of claimed) await store.putPost(post);
  return { own: [...posts.filter(({ owner }) => owner === accountId), ...claimed], doubtful };
}

/**
 * Gives a submitted post of nobody to the account that says it is its own. The record is read anew: another tab
 * may have sent it since it was asked about, or another account has it now.
 */
export async function claimDoubtfulPost(id: string, accountId: string): Promise<void> {
  const store = await openDraftStore();
  const post = (await store.posts()).find((one) => one.id === id);
  if (post?.owner === null) await store.putPost({ ...post, owner: accountId });
}
