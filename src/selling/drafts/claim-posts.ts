import { isWithinAge } from '@/platform/expiry';
import { day } from '@/platform/time';
import type { StoredPost } from './stored-post';
import { openDraftStore } from './draft-store';

/**
 * How long a submitted post can be claimed at sign-in, in ms. Later the first to sign in may be somebody else.
 */
const claimableFor = day;

/** The result of claiming unsigned posts at a sign-in. */
interface ClaimedPosts {
  /** All unsent posts that now belong to the account. */
  own: readonly StoredPost[];
  /** Submitted posts of nobody that are too old to be sent without a question. */
  doubtful: readonly StoredPost[];
}

const isDoubtful = ({ state, owner, savedAt, savedHereAt }: StoredPost) =>
  owner === null &&
  state === 'pending' &&
  (savedAt === null || !isWithinAge(claimableFor, { savedAt, savedHereAt }));

/**
 * Assigns unsigned posts to the account that signed in (docs/product.md, Drafts and sending). This is stored
 * before anything is sent, so the next account on this device never gets them.
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
 * Assigns a submitted post of nobody to the account that claims it. The record is read again: another tab may
 * have sent it, or another account may have it now.
 */
export async function claimDoubtfulPost(id: string, accountId: string): Promise<void> {
  const store = await openDraftStore();
  const post = (await store.posts()).find((one) => one.id === id);
  if (post?.owner === null) await store.putPost({ ...post, owner: accountId });
}
