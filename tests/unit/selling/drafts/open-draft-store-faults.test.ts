import { afterEach, expect, it, vi } from 'vitest';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { isLasting, openDraftStore, resetDraftStore } from '@/selling/drafts/open-draft-store';
import { buildPost } from '#tests/data/build-post';

afterEach(() => void vi.useRealTimers());

it.each([
  ['is refused', () => Promise.reject(new DOMException('Denied.', 'SecurityError'))],
  ['has a newer version', () => Promise.reject(new DOMException('Newer.', 'VersionError'))],
  ['never answers', () => new Promise<DraftStore>(() => {})],
])('drafts go on in memory where the storage of the browser %s', async (_what, lasting) => {
  vi.useFakeTimers();
  resetDraftStore(lasting);
  const opening = openDraftStore();
  await vi.advanceTimersByTimeAsync(5000);
  const store = await opening;
  const post = toStoredPost(buildPost({ id: 'a' }), {
    state: 'draft',
    owner: null,
    savedAt: 1,
    attempt: null,
  });
  await store.putPost(post);
  expect(isLasting.read()).toBe(false);
  expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
});
