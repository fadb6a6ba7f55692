import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeChanges } from '@/selling/drafts/answer-in-time';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { createFallbackStore } from '@/selling/drafts/fallback-store';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';
import { createSilentStore } from '#tests/browser/silent-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = (id: string, savedAt = 1) =>
  toStoredPost(buildPost({ id }), { state: 'draft', owner: null, savedAt, attempt: null });
const file = new File(['bytes'], 'a.jpg');
const outcomes: boolean[] = [];

function open(browser = createMemoryStore()) {
  outcomes.length = 0;
  const silent = createSilentStore(browser);
  return {
    ...silent,
    lasting: silent.store,
    browser,
    store: createFallbackStore(silent.store, (lasts) => outcomes.push(lasts)),
  };
}
/** How a call ends within so many ms; null where it does not. */
async function endOf(call: Promise<unknown>, ms: number): Promise<'done' | 'rejected' | null> {
  let end: 'done' | 'rejected' | null = null;
  call.then(
    () => (end = 'done'),
    () => (end = 'rejected'),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return end;
}

const calls: [name: string, call: (store: DraftStore) => Promise<unknown>, end: 'done' | 'rejected'][] = [
  ['timesEmptied', (store) => store.timesEmptied(), 'done'],
  ['posts', (store) => store.posts(), 'rejected'],
  ['putPost', (store) => store.putPost(kept('a')), 'done'],
  ['removePost', (store) => store.removePost('a'), 'rejected'],
  ['file', (store) => store.file('a', 'photo'), 'rejected'],
  ['putFile', (store) => store.putFile('a', 'photo', file), 'done'],
  ['removeFile', (store) => store.removeFile('a', 'photo'), 'done'],
  ['removeOrphans', (store) => store.removeOrphans({ spared: new Set(), keptBefore: 0 }), 'rejected'],
];

describe('a store that opens and never answers', () => {
  it.each(calls)('ends every call in time: %s', async (_name, call, end) => {
    const { store, fallSilent } = open();
    fallSilent();
    expect(await endOf(call(store), 3900)).toBeNull();
    expect(await endOf(call(store), 5000)).toBe(end);
    // Whoever has waited once does not wait again.
    expect(await endOf(call(store), 0)).toBe(end);
  });

  it('goes on in memory, and soon says that this does not last', async () => {
    const { store, fallSilent } = open();
    fallSilent();
    const putting = store.putPost(kept('a'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(outcomes).toEqual([false]);
    expect(await endOf(putting, 5000)).toBe('done');
    expect(await endOf(store.putFile('a', 'photo', file), 0)).toBe('done');
    const reading = store.posts();
    await vi.advanceTimersByTimeAsync(0);
    expect((await reading).map(({ id }) => id)).toEqual(['a']);
    expect(await store.file('a', 'photo')).toBe(file);
    expect(outcomes.at(-1)).toBe(false);
  });

  it('goes on with what was read before, without what was removed since', async () => {
    const { store, fallSilent, browser } = open();
    for (const id of ['read', 'removed']) await browser.putPost(kept(id));
    await store.posts();
    await store.putPost(kept('put'));
    fallSilent();
    expect(await endOf(store.removePost('removed'), 5000)).toBe('rejected');
    const reading = store.posts();
    await vi.advanceTimersByTimeAsync(0);
    expect((await reading).map(({ id }) => id)).toEqual(['read', 'put']);
  });

  it('is asked for a photo once, however often the post is kept meanwhile', async () => {
    const { store, fallSilent, answer, browser, lasting } = open();
    const putFile = vi.spyOn(lasting, 'putFile');
    fallSilent();
    await endOf(store.putFile('a', 'photo', file), 5000);
    for (const savedAt of [1, 2, 3]) await endOf(store.putPost(kept('a', savedAt)), 0);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(putFile).toHaveBeenCalledTimes(1);
    expect(await browser.file('a', 'photo')).toBe(file);
  });
});

describe('a store that answers late', () => {
  it('has taken what it was given, and says that it lasts again', async () => {
    const { store, fallSilent, answer, browser } = open();
    fallSilent();
    await endOf(store.putFile('a', 'photo', file), 5000);
    await endOf(store.putPost(kept('a', 1)), 0);
    await endOf(store.putPost(kept('a', 2)), 0);
    expect(outcomes.at(-1)).toBe(false);
    const before = storeChanges.read();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect((await browser.posts()).map(({ savedAt }) => savedAt)).toEqual([2]);
    expect(outcomes.at(-1)).toBe(true);
    expect(storeChanges.read()).toBe(before + 1);
    expect(await store.posts()).toHaveLength(1);
  });

  it('has told what it keeps, for a next time that takes long', async () => {
    const { store, fallSilent, answer, browser } = open();
    await browser.putPost(kept('a'));
    fallSilent();
    expect(await endOf(store.posts(), 5000)).toBe('rejected');
    answer(1);
    const again = store.posts();
    await vi.advanceTimersByTimeAsync(5000);
    expect((await again).map(({ id }) => id)).toEqual(['a']);
  });

  it('brings back nothing that was removed meanwhile, also where the page is gone', async () => {
    const { store, fallSilent, answer, browser } = open();
    fallSilent();
    await endOf(store.putPost(kept('a')), 5000);
    await endOf(store.removePost('a'), 0);
    answer(1);
    expect(await browser.posts()).toHaveLength(1);
    const next = createFallbackStore(browser, () => {});
    expect(await next.posts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await browser.posts()).toEqual([]);
  });

  it('has the posts as they were last, not as it took them', async () => {
    const { store, fallSilent, answer, browser } = open();
    fallSilent();
    await endOf(store.putPost(kept('a')), 5000);
    await endOf(store.putPost({ ...kept('a'), owner: 'user_hana' }), 0);
    answer(1);
    const next = createFallbackStore(browser, () => {});
    expect(await next.posts()).toMatchObject([{ id: 'a', owner: 'user_hana' }]);
    await next.putPost({ ...kept('a'), owner: 'user_hana', state: 'pending' });
    expect(await createFallbackStore(browser, () => {}).posts()).toMatchObject([{ state: 'pending' }]);
    expect(localStorage.getItem('gulit:post-statuses')).toBe('[]');
  });
});
