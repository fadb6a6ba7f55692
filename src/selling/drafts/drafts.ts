import * as v from 'valibot';
import { currentAccountId } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { heldTabLocks } from '@/platform/tab-lock';
import { judgeExpiry } from '@/platform/expiry';
import { day } from '@/platform/time';
import { noteDrafts } from './draft-hint';
import type { StoredPost } from './stored-post';
import { openDraftStore } from './draft-store';

/** How long an unfinished post is kept, in ms. */
const keptFor = 7 * day;

/** The name of the lock that a tab holds while it edits a post, so that no other tab offers it. */
export const draftLock = (id: string) => `gulit:draft:${id}`;

/** The drafts that looked too old on an earlier visit, and since when, in ms. */
const tooOldSince = createPersistedStore<Readonly<Record<string, number>>>({
  key: 'gulit:old-drafts',
  parse: (json) => v.parse(v.fallback(v.record(v.string(), v.number()), {}), json),
});

/** The drafts that may be deleted; those that look too old for the first time are noted for the next visits. */
function expiredOf(posts: readonly StoredPost[]): ReadonlySet<StoredPost> {
  const noted = tooOldSince.read();
  const judged = posts.flatMap((post) => {
    const { id, state, savedAt, savedHereAt } = post;
    // A draft without a date stays, since it may be of today.
    if (state !== 'draft' || savedAt === null) return [];
    return { post, ...judgeExpiry(keptFor, { savedAt, savedHereAt }, noted[id] ?? null) };
  });
  const next = Object.fromEntries(
    judged.flatMap((each) => (each.tooOldSince === null ? [] : [[each.post.id, each.tooOldSince]])),
  );
  if (JSON.stringify(next) !== JSON.stringify(noted)) tooOldSince.write(next);
  return new Set(judged.flatMap(({ post, isExpired }) => (isExpired ? post : [])));
}

/** Posts of nobody are there for whoever uses the device; those of an account for it alone. */
export const isVisibleTo =
  (accountId: string | null) =>
  ({ owner }: Pick<StoredPost, 'owner'>): boolean =>
    owner === null || owner === accountId;

/**
 * The unsent posts of an account that no tab is working on, the latest first; of those, drafts left for more
 * than 7 days are removed. Rejects where the browser cannot tell.
 */
export async function openDrafts(accountId = currentAccountId()): Promise<readonly StoredPost[]> {
  const store = await openDraftStore();
  const posts = await store.posts();
  noteDrafts(posts.length > 0);
  const held = await heldTabLocks();
  const free = posts.filter(({ id }) => !held.has(draftLock(id)));
  const expired = expiredOf(free);
  for (const { id } of expired) await store.removePost(id).catch(() => {});
  return free
    .filter((post) => !expired.has(post) && isVisibleTo(accountId)(post))
    .toSorted((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
}

const lockPrefix = draftLock('');

/**
 * Removes files that belong to no post, such as those of a page that was closed while it wrote them. `now` in
 * ms.
 */
export async function removeOrphanedFiles(now: number): Promise<void> {
  const store = await openDraftStore();
  const locks = [...(await heldTabLocks())].filter((name) => name.startsWith(lockPrefix));
  const spared = new Set(locks.map((name) => name.slice(lockPrefix.length)));
  await store.removeOrphans({ spared, keptBefore: now - day });
}
