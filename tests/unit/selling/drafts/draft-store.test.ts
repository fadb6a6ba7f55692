import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPersistent, openDraftStore, resetDraftStore, whereKept } from '@/selling/drafts/draft-store';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { buildStoredPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';
import { createSilentStore } from '#tests/browser/silent-store';

const file = new File(['bytes'], 'a.jpg');
const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
const fullStore = (): DraftStore => ({ ...createMemoryStore(), putPost: full, putFile: full });

/** Opens the store as a page load does; null if the browser stores nothing. */
function open(browser: DraftStore | null): Promise<DraftStore> {
  resetDraftStore(() =>
    browser ? Promise.resolve(browser) : Promise.reject(new Error('A private window.')),
  );
  return openDraftStore();
}

describe('the store of a page', () => {
  it('keeps through a page load what the browser stores, and says so', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    await store.putFile('a', 'photo', file);
    await store.putPost(buildStoredPost('a'));
    expect(isPersistent.read()).toBe(true);
    const next = await open(browser);
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await next.file('a', 'photo')).toBe(file);
  });

  it.each([
    ['the disk is full', fullStore()],
    ['the browser keeps nothing', null],
  ])('loses nothing in memory if %s, and reports that it is not persistent', async (_case, browser) => {
    const store = await open(browser);
    await store.putFile('a', 'photo', file);
    await store.putPost(buildStoredPost('a'));
    expect(isPersistent.read()).toBe(false);
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.file('a', 'photo')).toBe(file);
    await store.removePost('a');
    expect(await store.posts()).toEqual([]);
    expect(await store.file('a', 'photo')).toBeNull();
    expect(isPersistent.read()).toBe(true);
  });

  it('stores held data once there is room again', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    vi.spyOn(browser, 'putFile').mockImplementationOnce(full);
    await store.putFile('a', 'photo', file);
    expect(await browser.file('a', 'photo')).toBeNull();
    await store.putPost(buildStoredPost('a'));
    expect(await browser.file('a', 'photo')).toBe(file);
  });

  it('prefers newer data in memory to older data on disk', async () => {
    const browser = createMemoryStore();
    await browser.putPost({ ...buildStoredPost('a'), savedAt: 1 });
    const store = await open({ ...browser, putPost: full });
    await store.putPost({ ...buildStoredPost('a'), savedAt: 2 });
    expect((await store.posts()).map(({ savedAt }) => savedAt)).toEqual([2]);
  });

  it('does not treat an unreadable store as empty', async () => {
    const store = await open({ ...createMemoryStore(), posts: full });
    await expect(store.posts()).rejects.toThrow('Full.');
  });

  it('does not use old data if a read fails while the browser clears it', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    await store.putPost(buildStoredPost('a'));
    vi.spyOn(browser, 'posts').mockImplementationOnce(full);
    await expect(store.posts()).rejects.toThrow('Full.');
  });

  it('reports after each put whether everything is persistent', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    const told: boolean[] = [];
    const stop = isPersistent.subscribe(() => told.push(isPersistent.read()));
    const putFile = vi.spyOn(browser, 'putFile').mockImplementation(full);
    await store.putFile('a', 'photo', file);
    await store.putPost(buildStoredPost('a'));
    putFile.mockRestore();
    await store.putFile('b', 'photo', file);
    await store.putFile('a', 'photo', file);
    vi.spyOn(browser, 'putPost').mockImplementationOnce(full);
    await store.putPost(buildStoredPost('a'));
    await store.putPost(buildStoredPost('a'));
    stop();
    expect(told).toEqual([false, false, false, true, false, true]);
  });

  it('returns all files of a post, wherever they are stored', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
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

  it('returns data in memory if the disk cannot be read', async () => {
    const store = await open({ ...fullStore(), file: full });
    await expect(store.file('a', 'photo')).rejects.toThrow('Full.');
    await store.putFile('a', 'photo', file);
    expect(await store.file('a', 'photo')).toBe(file);
  });

  it('removes a file from memory and disk, even if that fails', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    await store.putFile('a', 'photo', file);
    await store.removeFile('a', 'photo');
    expect(await browser.file('a', 'photo')).toBeNull();
    const broken = await open({ ...fullStore(), removeFile: full });
    await broken.putFile('a', 'photo', file);
    await broken.removeFile('a', 'photo');
    expect(await broken.file('a', 'photo')).toBeNull();
  });

  it('removes a post with only its own files, from memory and disk', async () => {
    const browser = createMemoryStore();
    const store = await open(browser);
    await store.putPost(buildStoredPost('a'));
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

  it('keeps the files of a post that is only in memory', async () => {
    const browser = createMemoryStore();
    const store = await open({ ...browser, putPost: full });
    await store.putPost(buildStoredPost('a'));
    for (const id of ['a', 'spared', 'gone']) await store.putFile(id, 'photo', file);
    await store.removeOrphans({ spared: new Set(['spared']), keptBefore: Infinity });
    const sizes = await Promise.all(
      ['a', 'spared', 'gone'].map(async (id) => (await browser.files(id)).size),
    );
    expect(sizes).toEqual([1, 1, 0]);
  });

  it('counts how often the browser cleared the storage', async () => {
    const emptied = { ...createMemoryStore(), timesEmptied: async () => 2 };
    const broken = { ...createMemoryStore(), timesEmptied: full };
    const timesOf = async (disk: DraftStore | null) => (await open(disk)).timesEmptied();
    expect([await timesOf(emptied), await timesOf(broken), await timesOf(null)]).toEqual([2, 0, 0]);
  });

  it('returns only what was put if the browser stores nothing', async () => {
    const store = await open(null);
    expect(await store.posts()).toEqual([]);
    await store.removePost('a');
    await store.removeFile('a', 'photo');
    expect(await store.file('a', 'photo')).toBeNull();
  });

  it('opens once', async () => {
    const browser = vi.fn(async () => createMemoryStore());
    resetDraftStore(browser);
    expect(await openDraftStore()).toBe(await openDraftStore());
    expect(browser).toHaveBeenCalledTimes(1);
  });

  it('says where data is stored', () => {
    expect([whereKept(true), whereKept(false)]).toEqual([
      'on this device',
      'only while this page stays open',
    ]);
  });
});

describe('a database that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The outcome of a call within so many ms; null if there is none. */
  async function endOf(call: Promise<unknown>, ms: number): Promise<'done' | 'rejected' | null> {
    let end: 'done' | 'rejected' | null = null;
    call.then(
      () => (end = 'done'),
      () => (end = 'rejected'),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return end;
  }
  async function openSilent(browser = createMemoryStore()) {
    const silent = createSilentStore(browser);
    return { ...silent, browser, store: await open(silent.store) };
  }
  const calls: [name: string, call: (store: DraftStore) => Promise<unknown>, end: 'done' | 'rejected'][] = [
    ['timesEmptied', (store) => store.timesEmptied(), 'done'],
    ['posts', (store) => store.posts(), 'rejected'],
    ['putPost', (store) => store.putPost(buildStoredPost('a')), 'done'],
    ['file', (store) => store.file('a', 'photo'), 'rejected'],
    ['putFile', (store) => store.putFile('a', 'photo', file), 'done'],
    ['removeFile', (store) => store.removeFile('a', 'photo'), 'done'],
    ['removeOrphans', (store) => store.removeOrphans({ spared: new Set(), keptBefore: 0 }), 'rejected'],
  ];

  it.each(calls)('ends every call in time: %s', async (_name, call, end) => {
    const { store, fallSilent } = await openSilent();
    fallSilent();
    expect(await endOf(call(store), 3900)).toBeNull();
    expect(await endOf(call(store), 5000)).toBe(end);
    // After one wait, nobody waits again.
    expect(await endOf(call(store), 0)).toBe(end);
  });

  it('loses nothing in memory, and reports that it is not persistent', async () => {
    const { store, fallSilent } = await openSilent();
    fallSilent();
    expect(await endOf(store.putPost(buildStoredPost('a')), 5000)).toBe('done');
    expect(await endOf(store.putFile('a', 'photo', file), 0)).toBe('done');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.file('a', 'photo')).toBe(file);
    expect(isPersistent.read()).toBe(false);
  });

  it('neither hides what was read before nor restores what was removed since', async () => {
    const { store, fallSilent, browser } = await openSilent();
    for (const id of ['read', 'removed']) await browser.putPost(buildStoredPost(id));
    await store.posts();
    await store.putPost(buildStoredPost('put'));
    fallSilent();
    expect(await endOf(store.removePost('removed'), 5000)).toBe('rejected');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['read', 'put']);
  });

  it('is still asked to remove what it may store', async () => {
    const { store, fallSilent, answer, browser } = await openSilent();
    fallSilent();
    await endOf(store.putPost(buildStoredPost('a')), 5000);
    await store.removePost('a');
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await browser.posts()).toEqual([]);
  });

  it.each([
    ['is refused', () => Promise.reject(new DOMException('Denied.', 'SecurityError'))],
    ['has a newer version', () => Promise.reject(new DOMException('Newer.', 'VersionError'))],
    ['does not even open', () => new Promise<DraftStore>(() => {})],
  ])('or %s leaves drafts in memory', async (_what, database) => {
    resetDraftStore(database);
    const opening = openDraftStore();
    await vi.advanceTimersByTimeAsync(5000);
    const store = await opening;
    await store.putPost(buildStoredPost('a'));
    expect(isPersistent.read()).toBe(false);
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
  });
});
