import { currentAccountId } from '@/account/session';
import { isOlderThan, isWithinAge } from '@/platform/expiry';
import { heldTabLocks } from '@/platform/tab-lock';
import { day } from '@/platform/time';
import { recordDrafts } from './draft-hint';
import { openDraftStore } from './draft-store';
import type { StoredPost } from './stored-post';

/** How long a draft is stored, in ms. */
const maxAge = 7 * day;

/** The name of the lock that a tab holds while it edits a post. Other tabs then do not offer the post. */
export const draftLock = (id: string) => `gulit:draft:${id}`;

/**
 * The account's unsent posts that no tab is editing, newest first. Drafts older than 7 days are deleted. Rejects if the
 * browser cannot read the posts.
 */
export async function listFreePosts(accountId = currentAccountId()): Promise<readonly StoredPost[]> {
  const store = await openDraftStore();
  const posts = await store.posts();
  recordDrafts(posts.length > 0);
  const heldLocks = await heldTabLocks();
  const unlockedPosts = posts.filter(({ id }) => !heldLocks.has(draftLock(id)));
  const expired = new Set(
    unlockedPosts.filter((post) => post.state === 'draft' && isOlderThan(maxAge, post)),
  );
  // A draft that cannot be removed is not offered either, and the next visit tries again.
  for (const { id } of expired) await store.removePost(id).catch(() => {});
  return unlockedPosts
    .filter((post) => !expired.has(post) && (post.owner === null || post.owner === accountId))
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/** How long a submitted post waits for its writer's sign-in, in ms. After that, another person may sign in. */
const claimPeriod = day;

interface ClaimedPosts {
  /** All unsent posts that now belong to the account. */
  own: readonly StoredPost[];
  /** Submitted posts without an owner that are too old to be sent without asking. */
  doubtful: readonly StoredPost[];
}

const isDoubtful = (post: StoredPost) =>
  post.owner === null && post.state === 'pending' && !isWithinAge(claimPeriod, post);

const claimedBy =
  (owner: string) =>
  (post: StoredPost): StoredPost =>
    post.owner === null ? { ...post, owner } : post;

/**
 * Assigns posts without an owner to the account that has signed in (docs/product.md, Drafts and sending). The owner
 * is stored before anything is sent, so that the next account on this device never gets them.
 */
export async function claimPosts(accountId: string): Promise<ClaimedPosts> {
  const store = await openDraftStore();
  const posts = await store.posts();
  const doubtful = posts.filter(isDoubtful);
  const own = posts.filter(({ owner }) => owner === accountId);
  const unsigned = posts.filter((post) => post.owner === null && !doubtful.includes(post));
  for (const { id } of unsigned) {
    const post = await store.changePost(id, claimedBy(accountId));
    if (post?.owner === accountId) own.push(post);
  }
  return { own, doubtful };
}

/** Assigns an old submitted post to the account of its writer, unless another tab has sent or assigned it. */
export async function claimDoubtfulPost(id: string, accountId: string): Promise<void> {
  await (await openDraftStore()).changePost(id, claimedBy(accountId));
}
