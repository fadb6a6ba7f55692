import { describe, expect, it, vi } from 'vitest';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { isLasting, openDraftStore, resetDraftStore, whereKept } from '@/selling/drafts/open-draft-store';
import { buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';

const kept = () => toStoredPost(buildPost(), { state: 'draft', owner: null, savedAt: 1, attempt: null });

describe('the store of this page', () => {
  it('is opened once', async () => {
    const open = vi.fn(async () => createMemoryStore());
    resetDraftStore(open);
    expect(await openDraftStore()).toBe(await openDraftStore());
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('says whether what it keeps outlives the page, anew for each page load', async () => {
    resetDraftStore(() => Promise.reject(new Error('A private window.')));
    expect(isLasting.read()).toBe(true);
    await (await openDraftStore()).putPost(kept());
    expect(isLasting.read()).toBe(false);
    resetDraftStore(async () => createMemoryStore());
    expect(isLasting.read()).toBe(true);
    await (await openDraftStore()).putPost(kept());
    expect(isLasting.read()).toBe(true);
  });

  it('holds in memory what a browser without a database cannot keep', async () => {
    resetDraftStore();
    const store = await openDraftStore();
    await store.putPost(kept());
    expect(await store.posts()).toHaveLength(1);
    expect(isLasting.read()).toBe(false);
  });

  it('has words for both', () => {
    expect([whereKept(true), whereKept(false)]).toEqual([
      'on this device',
      'only while this page stays open',
    ]);
  });
});

it('what is kept is said to be on the device until something is not taken', () => {
  expect(whereKept(isLasting.read())).toBe('on this device');
  expect(whereKept(false)).toBe('only while this page stays open');
});
