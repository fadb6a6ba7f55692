import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsAreStored, openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { createMemoryStore, type MemoryStore } from '#tests/browser/memory-store';
import { createSilentStore } from '#tests/browser/silent-store';
import { buildStoredPost } from '#tests/data/build-post';

const file = new File(['bytes'], 'a.jpg');
const photos = new Map([['photo', file]]);
const withPhoto = { media: { profile: null, photos: [{ id: 'photo' }], video: null } };
const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));

/** Opens the store as a page load does. */
function open(browser: DraftStore): Promise<DraftStore> {
  resetDraftStore(async () => browser);
  return openDraftStore();
}
const idsIn = async (store: DraftStore) => (await store.posts()).map(({ id }) => id);

let browser: MemoryStore;
beforeEach(() => {
  vi.useFakeTimers();
  browser = createMemoryStore();
});

describe.each<[string, () => Promise<DraftStore>]>([
  ['a full disk', async () => ({ ...browser, putPost: full, changePost: full })],
  ['a private window', full],
  ['a database of a newer version', () => Promise.reject(new DOMException('Newer.', 'VersionError'))],
  ['a database that never opens', () => new Promise<DraftStore>(() => {})],
])('a page with %s', (_case, database) => {
  it('loses no draft while it is open, and says that drafts are not stored', async () => {
    resetDraftStore(database);
    const opening = openDraftStore();
    await vi.advanceTimersByTimeAsync(5000);
    const store = await opening;
    expect(await store.posts()).toEqual([]);
    await store.putPost(buildStoredPost('a'), photos);
    expect(draftsAreStored.read()).toBe(false);
    expect([await idsIn(store), await store.file('a', 'photo')]).toEqual([['a'], file]);
    await store.changePost('a', (post) => ({ ...post, owner: 'user_hana' }));
    expect(await store.posts()).toMatchObject([{ owner: 'user_hana' }]);
    expect(await store.file('a', 'photo')).toBe(file);
    await store.removePost('a');
    expect(await store.file('a', 'photo').catch(() => null)).toBeNull();
    expect(await store.posts()).toEqual([]);
    expect(draftsAreStored.read()).toBe(true);
  });
});

describe('the draft store of a page', () => {
  it('stores the drafts in memory once there is room again, and reports each time whether all are stored', async () => {
    const store = await open(browser);
    const told: boolean[] = [];
    const stop = draftsAreStored.subscribe(() => told.push(draftsAreStored.read()));
    vi.spyOn(browser, 'putPost').mockImplementationOnce(full);
    await store.putPost(buildStoredPost('a', withPhoto), photos);
    expect(await browser.file('a', 'photo')).toBeNull();
    await store.putPost(buildStoredPost('a', withPhoto), photos);
    expect(await browser.file('a', 'photo')).toBe(file);
    stop();
    expect(told).toEqual([false, true]);
  });

  it('prefers a newer draft in memory to an older one on disk', async () => {
    await browser.putPost(buildStoredPost('a', { savedAt: 1, ...withPhoto }), photos);
    const store = await open({ ...browser, putPost: full });
    const newer = new File(['newer'], 'b.jpg');
    await store.putPost(buildStoredPost('a', { savedAt: 2 }), new Map([['photo', newer]]));
    expect((await store.posts()).map(({ savedAt }) => savedAt)).toEqual([2]);
    expect(await store.file('a', 'photo')).toBe(newer);
  });

  it('says that it cannot be read, rather than that it is empty', async () => {
    const store = await open(browser);
    vi.spyOn(browser, 'posts').mockImplementation(full);
    await expect(store.posts()).rejects.toThrow('Full.');
    await store.putPost(buildStoredPost('a'));
    await expect(store.posts()).rejects.toThrow('Full.');
    vi.spyOn(browser, 'file').mockImplementation(full);
    await expect(store.file('a', 'photo')).rejects.toThrow('Full.');
  });

  it('removes a post and its files, and no others, from memory and disk', async () => {
    const store = await open(browser);
    await store.putPost(buildStoredPost('a', withPhoto), photos);
    vi.spyOn(browser, 'putPost').mockImplementation(full);
    for (const id of ['a', 'b']) await store.putPost(buildStoredPost(id, withPhoto), photos);
    await store.removePost('a');
    expect(await browser.posts()).toEqual([]);
    expect([await store.file('a', 'photo'), await store.file('b', 'photo')]).toEqual([null, file]);
  });
});

/** The outcome of a call within `ms`; null if there is none. */
async function endOf(call: Promise<unknown>, ms: number): Promise<'done' | 'rejected' | null> {
  let end: 'done' | 'rejected' | null = null;
  call.then(
    () => (end = 'done'),
    () => (end = 'rejected'),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return end;
}
async function openSilent() {
  const silent = createSilentStore(browser);
  return { ...silent, store: await open(silent.store) };
}

it.each<[string, (store: DraftStore) => Promise<unknown>, 'done' | 'rejected']>([
  ['posts', (store) => store.posts(), 'rejected'],
  ['putPost', (store) => store.putPost(buildStoredPost('a')), 'done'],
  ['file', (store) => store.file('a', 'photo'), 'rejected'],
])('a database that falls silent ends every call in time: %s', async (_name, call, end) => {
  const { store, fallSilent } = await openSilent();
  fallSilent();
  expect(await endOf(call(store), 3900)).toBeNull();
  expect(await endOf(call(store), 5000)).toBe(end);
  // After the first timeout, later calls do not wait.
  expect(await endOf(call(store), 0)).toBe(end);
});

it('a page with a silent database still lists and opens its own posts', async () => {
  const { store, fallSilent } = await openSilent();
  await browser.putPost(buildStoredPost('removed'));
  fallSilent();
  expect(await endOf(store.removePost('removed'), 5000)).toBe('rejected');
  expect(await endOf(store.putPost(buildStoredPost('put'), photos), 0)).toBe('done');
  const listed = idsIn(store);
  await vi.advanceTimersByTimeAsync(0);
  expect([await listed, await store.file('put', 'photo')]).toEqual([['put'], file]);
  expect(draftsAreStored.read()).toBe(false);
});

it('a database that answers again stores all posts but the removed ones', async () => {
  const { store, fallSilent, answer } = await openSilent();
  fallSilent();
  for (const id of ['kept', 'removed']) await endOf(store.putPost(buildStoredPost(id)), 5000);
  await endOf(store.removePost('removed'), 5000);
  expect(await browser.posts()).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await idsIn(browser)).toEqual(['kept']);
  expect(await idsIn(store)).toEqual(['kept']);
  expect(draftsAreStored.read()).toBe(true);
});
