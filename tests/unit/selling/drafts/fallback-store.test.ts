import { describe, expect, it, vi } from 'vitest';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { createFallbackStore } from '@/selling/drafts/fallback-store';
import { toKeptPost } from '@/selling/drafts/kept-post';
import { buildPost } from '#tests/build-post';
import { createMemoryStore } from '#tests/memory-store';

const kept = (id: string) =>
  toKeptPost(buildPost({ id }), { state: 'draft', owner: null, savedAt: 1, attempt: null });
const file = new File(['bytes'], 'a.jpg');
const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
const fullStore = (): DraftStore => ({ ...createMemoryStore(), putPost: full, putFile: full });

describe('a store', () => {
  it('keeps over a page load what the browser takes, and says so', async () => {
    const browser = createMemoryStore();
    const onOutcome = vi.fn<(lasts: boolean) => void>();
    const store = createFallbackStore(browser, onOutcome);
    await store.putFile('a', 'photo', file);
    await store.putPost(kept('a'));
    expect(onOutcome).not.toHaveBeenCalledWith(false);
    const next = createFallbackStore(browser, () => {});
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await next.file('a', 'photo')).toBe(file);
  });

  it.each([
    ['the disk is full', fullStore()],
    ['the browser keeps nothing', null],
  ])('loses nothing in the page where %s, and says that it does not last', async (_case, browser) => {
    const onOutcome = vi.fn<(lasts: boolean) => void>();
    const store = createFallbackStore(browser, onOutcome);
    await store.putFile('a', 'photo', file);
    await store.putPost(kept('a'));
    expect(onOutcome).toHaveBeenLastCalledWith(false);
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.file('a', 'photo')).toBe(file);
    await store.removePost('a');
    expect(await store.posts()).toEqual([]);
    expect(await store.file('a', 'photo')).toBeNull();
    expect(onOutcome).toHaveBeenLastCalledWith(true);
  });

  it('puts what was held where there is room again', async () => {
    const browser = createMemoryStore();
    const store = createFallbackStore(browser, () => {});
    vi.spyOn(browser, 'putFile').mockImplementationOnce(full);
    await store.putFile('a', 'photo', file);
    expect(await browser.file('a', 'photo')).toBeNull();
    await store.putPost(kept('a'));
    expect(await browser.file('a', 'photo')).toBe(file);
  });

  it('prefers what is newer in the page to what the disk still has', async () => {
    const browser = createMemoryStore();
    await browser.putPost({ ...kept('a'), savedAt: 1 });
    const store = createFallbackStore({ ...browser, putPost: full }, () => {});
    await store.putPost({ ...kept('a'), savedAt: 2 });
    expect((await store.posts()).map(({ savedAt }) => savedAt)).toEqual([2]);
  });

  it('does not take a store that cannot be read for an empty one', async () => {
    const store = createFallbackStore({ ...createMemoryStore(), posts: full }, () => {});
    await expect(store.posts()).rejects.toThrow('Full.');
  });
});
