import { describe, expect, it, vi } from 'vitest';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { createFallbackStore } from '@/selling/drafts/fallback-store';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';

const kept = (id: string) =>
  toStoredPost(buildPost({ id }), { state: 'draft', owner: null, savedAt: 1, attempt: null });
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

  it('tells after each put whether everything lasts', async () => {
    const browser = createMemoryStore();
    const told: boolean[] = [];
    const store = createFallbackStore(browser, (lasts) => told.push(lasts));
    const putFile = vi.spyOn(browser, 'putFile').mockImplementation(full);
    await store.putFile('a', 'photo', file);
    await store.putPost(kept('a'));
    putFile.mockRestore();
    await store.putFile('b', 'photo', file);
    await store.putFile('a', 'photo', file);
    vi.spyOn(browser, 'putPost').mockImplementationOnce(full);
    await store.putPost(kept('a'));
    await store.putPost(kept('a'));
    expect(told).toEqual([false, false, false, true, false, true]);
  });

  it('has the files of a post together, wherever they are', async () => {
    const browser = createMemoryStore();
    const store = createFallbackStore(browser, () => {});
    await store.putFile('a', 'kept', file);
    await store.putFile('a', 'newer', file);
    vi.spyOn(browser, 'putFile').mockImplementation(full);
    const newer = new File(['newer'], 'b.jpg');
    await store.putFile('a', 'newer', newer);
    await store.putFile('a', 'held', file);
    await store.putFile('b', 'other', file);
    const found = await Promise.all(['kept', 'newer', 'held'].map((id) => store.file('a', id)));
    expect(found).toEqual([file, newer, file]);
  });

  it('has what is in the page where the disk cannot be read', async () => {
    const store = createFallbackStore({ ...fullStore(), file: full }, () => {});
    expect(await store.file('a', 'photo')).toBeNull();
    await store.putFile('a', 'photo', file);
    expect(await store.file('a', 'photo')).toBe(file);
  });

  it('forgets a file in the page and on the disk, also where that fails', async () => {
    const browser = createMemoryStore();
    const store = createFallbackStore(browser, () => {});
    await store.putFile('a', 'photo', file);
    await store.removeFile('a', 'photo');
    expect(await browser.file('a', 'photo')).toBeNull();
    const broken = createFallbackStore({ ...fullStore(), removeFile: full }, () => {});
    await broken.putFile('a', 'photo', file);
    await broken.removeFile('a', 'photo');
    expect(await broken.file('a', 'photo')).toBeNull();
  });

  it('removes a post with its own files alone, in the page and on the disk', async () => {
    const browser = createMemoryStore();
    const store = createFallbackStore(browser, () => {});
    await store.putPost(kept('a'));
    await store.putFile('a', 'photo', file);
    vi.spyOn(browser, 'putFile').mockImplementation(full);
    await store.putFile('a', 'held', file);
    await store.putFile('b', 'held', file);
    await store.removePost('a');
    expect(await browser.posts()).toEqual([]);
    const left = await Promise.all([
      store.file('a', 'photo'),
      store.file('a', 'held'),
      store.file('b', 'held'),
    ]);
    expect(left).toEqual([null, null, file]);
  });

  it('keeps the files of a post that only the page has', async () => {
    const browser = createMemoryStore();
    const store = createFallbackStore({ ...browser, putPost: full }, () => {});
    await store.putPost(kept('a'));
    for (const id of ['a', 'spared', 'gone']) await store.putFile(id, 'photo', file);
    await store.removeOrphans({ spared: new Set(['spared']), keptBefore: Infinity });
    const sizes = await Promise.all(
      ['a', 'spared', 'gone'].map(async (id) => (await browser.files(id)).size),
    );
    expect(sizes).toEqual([1, 1, 0]);
  });

  it('knows how often the browser has emptied the disk', async () => {
    const emptied = { ...createMemoryStore(), timesEmptied: async () => 2 };
    const broken = { ...createMemoryStore(), timesEmptied: full };
    const times = [emptied, broken, null].map((disk) => createFallbackStore(disk, () => {}).timesEmptied());
    expect(await Promise.all(times)).toEqual([2, 0, 0]);
  });

  it('has nothing but what was put where the browser keeps nothing', async () => {
    const store = createFallbackStore(null, () => {});
    expect(await store.posts()).toEqual([]);
    await store.removePost('a');
    await store.removeFile('a', 'photo');
    await store.removeOrphans({ spared: new Set(), keptBefore: 0 });
    expect(await store.file('a', 'photo')).toBeNull();
  });
});
