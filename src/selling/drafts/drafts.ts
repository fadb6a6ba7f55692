import { heldTabLocks } from '@/lib/tab-lock';
import { day } from '@/lib/time';
import type { KeptPost } from './kept-post';
import { openDraftStore } from './open-draft-store';

/** How long an unfinished post is kept, in ms. */
const keptFor = 7 * day;

/** The lock that a tab holds as long as it edits a post, so that no other tab offers it. */
export const draftLock = (id: string) => `gulit:draft:${id}`;

const isOver = ({ state, savedAt }: KeptPost, now: number) => state === 'draft' && now - savedAt > keptFor;

/** The unsent posts that no tab is working on, the latest first; drafts left for more than 7 days are gone. `now` in ms. */
export async function openDrafts(now: number): Promise<readonly KeptPost[]> {
  const store = await openDraftStore();
  const posts = await store.posts().catch(() => []);
  for (const { id } of posts.filter((post) => isOver(post, now))) await store.removePost(id).catch(() => {});
  const held = await heldTabLocks();
  return posts
    .filter((post) => !isOver(post, now) && !held.has(draftLock(post.id)))
    .toSorted((one, other) => other.savedAt - one.savedAt);
}
