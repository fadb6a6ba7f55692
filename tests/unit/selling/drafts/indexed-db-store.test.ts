import * as fakeBrowser from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { type DraftStore, openIndexedDbStore, storeChanges } from '@/selling/drafts/indexed-db-store';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { createMemoryStore } from '#tests/browser/memory-store';

const databaseName = 'gulit-selling';
const kept = (id: string, savedAt = 1) =>
  toStoredPost(buildPost({ id }), { state: 'draft', owner: null, savedAt, attempt: null });
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg', lastModified: 5 });

async function contentOf(file: File | null | undefined): Promise<unknown> {
  return file ? [file.name, file.type, file.lastModified, await file.text()] : null;
}
const inFull = (name: string) => [`${name}.jpg`, 'image/jpeg', 5, name];

// A new IndexedDB for each test; other tests have none.
beforeEach(() => {
  const { default: _default, forceCloseDatabase: _force, ...classes } = fakeBrowser;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakeBrowser.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

/** Writes something into the database as another version of the app would. */
async function putRaw(store: 'posts' | 'files', key: string | string[], value: unknown): Promise<void> {
  const database = await openDB(databaseName, 1);
  await database.put(store, value, key);
  database.close();
}

const openPageStore = () => {
  resetDraftStore();
  return openDraftStore();
};

const stores: [string, () => Promise<DraftStore>][] = [
  ['in IndexedDB', openIndexedDbStore],
  ['over IndexedDB, with the memory', openPageStore],
  ['that stands for the browser in other tests', async () => createMemoryStore()],
];

describe.each(stores)('a store of drafts %s', (_name, open) => {
  it('gives back what was put, the latest state of each post', async () => {
    const store = await open();
    await store.putPost(kept('a', 1));
    await store.putPost(kept('b', 2));
    await store.putPost(kept('a', 3));
    expect((await store.posts()).map(({ id, savedAt }) => [id, savedAt]).toSorted()).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('keeps the files of each post apart', async () => {
    const store = await open();
    await store.putFile('a', '1', photo('front'));
    await store.putFile('a', '2', photo('side'));
    await store.putFile('b', '1', photo('other'));
    expect(await contentOf(await store.file('a', '1'))).toEqual(inFull('front'));
    expect(await contentOf(await store.file('b', '1'))).toEqual(inFull('other'));
    expect(await store.file('b', '2')).toBeNull();
    expect(await contentOf(await store.file('a', '2'))).toEqual(inFull('side'));
  });

  it('removes one file, or a post with all its files and nothing else', async () => {
    const store = await open();
    for (const id of ['a', 'b']) {
      await store.putFile(id, '1', photo('front'));
      await store.putFile(id, '2', photo('side'));
      await store.putPost(kept(id));
    }
    await store.removeFile('b', '1');
    await store.removePost('a');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['b']);
    const files = ['a 1', 'a 2', 'b 1', 'b 2'].map((key) => key.split(' '));
    const left = await Promise.all(files.map(([post = '', id = '']) => store.file(post, id)));
    expect(left.map(Boolean)).toEqual([false, false, false, true]);
  });

  it('removes files without a post, but neither young nor spared ones', async () => {
    const store = await open();
    await store.putPost(kept('there'));
    for (const id of ['there', 'gone', 'spared']) await store.putFile(id, '1', photo('front'));
    const left = async () => {
      const ids = ['there', 'gone', 'spared'];
      const files = await Promise.all(ids.map((id) => store.file(id, '1')));
      return ids.filter((_id, index) => files[index]);
    };
    const spared = new Set(['spared']);
    await store.removeOrphans({ spared, keptBefore: fixedNow });
    expect(await left()).toEqual(['there', 'gone', 'spared']);
    await store.removeOrphans({ spared, keptBefore: fixedNow + 1 });
    expect(await left()).toEqual(['there', 'spared']);
    await store.removeOrphans({ spared: new Set(), keptBefore: fixedNow + 1 });
    expect(await left()).toEqual(['there']);
  });
});

describe('a store in IndexedDB', () => {
  it('is found again by the next page load', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(kept('a'));
    await store.putFile('a', '1', photo('front'));
    const next = await openIndexedDbStore();
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await contentOf(await next.file('a', '1'))).toEqual(inFull('front'));
  });

  it('leaves what it cannot read', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(kept('a'));
    await putRaw('posts', 'old', { title: 'Sofa' });
    await putRaw('files', ['a', 'odd'], 'no file');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.file('a', 'odd')).toBeNull();
    await store.removeOrphans({ spared: new Set(), keptBefore: Infinity });
    const database = await openDB(databaseName);
    expect(await database.get('posts', 'old')).toEqual({ title: 'Sofa' });
    database.close();
  });

  it('keeps the bytes of a file and no File, which WebKit refuses in a private window', async () => {
    await (await openIndexedDbStore()).putFile('a', '1', photo('front'));
    const database = await openDB(databaseName);
    const stored: unknown = await database.get('files', ['a', '1']);
    database.close();
    expect(Object.values(Object(stored)).some((value) => value instanceof Blob)).toBe(false);
  });

  it.each([
    {},
    { name: 'a', type: 'b', lastModified: 1, bytes: 'c', keptAt: 1 },
    { name: 'a', type: 'b', lastModified: 1, bytes: new Uint8Array(1), keptAt: 1 },
    { name: 'a', type: 'b', lastModified: 1, bytes: new ArrayBuffer(1) },
    { name: 'a', type: 'b', bytes: new ArrayBuffer(1), keptAt: 1 },
    { type: 'b', lastModified: 1, bytes: new ArrayBuffer(1), keptAt: 1 },
  ])('takes no other value for a file: %j', async (value) => {
    const store = await openIndexedDbStore();
    await putRaw('files', ['a', '1'], value);
    expect(await store.file('a', '1')).toBeNull();
  });

  it('keeps no record of nobody for an account that a full disk cannot note', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(kept('a'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(store.putPost({ ...kept('a'), owner: 'user_hana' })).rejects.toThrow('Full.');
    expect(await store.posts()).toEqual([]);
  });

  it('is what is there where a newer version of the app was rolled back', async () => {
    const newer = await openDB(databaseName, 2, {
      upgrade(fresh) {
        for (const name of ['posts', 'files', 'newer']) fresh.createObjectStore(name);
      },
    });
    await newer.put('posts', { ...kept('a'), newerField: true }, 'a');
    newer.close();
    const store = await openIndexedDbStore();
    expect((await store.posts()).map(({ id }) => id)).toEqual(['a']);
    await store.putPost(kept('b'));
    await store.putFile('b', '1', photo('front'));
    expect(await contentOf(await store.file('b', '1'))).toEqual(inFull('front'));
  });

  it('is opened again where the browser has emptied it, and tells of that', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(kept('a'));
    expect(await store.timesEmptied()).toBe(0);
    await deleteDB(databaseName);
    expect(await store.posts()).toEqual([]);
    expect(await store.timesEmptied()).toBe(1);
    await store.putPost(kept('b'));
    await store.putFile('b', '1', photo('front'));
    expect((await (await openIndexedDbStore()).posts()).map(({ id }) => id)).toEqual(['b']);
    expect(await (await openIndexedDbStore()).timesEmptied()).toBe(0);
  });

  it('makes way for a tab that wants to renew or delete it', async () => {
    await openIndexedDbStore();
    const blocked = vi.fn<() => void>();
    const before = storeChanges.read();
    await deleteDB(databaseName, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    expect(storeChanges.read()).toBe(before + 1);
  });
});
