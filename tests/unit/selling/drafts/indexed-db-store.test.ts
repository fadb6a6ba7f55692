import * as fakeBrowser from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { type DraftStore, openIndexedDbStore, lostConnections } from '@/selling/drafts/indexed-db-store';
import { buildStoredPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';

const databaseName = 'gulit-selling';
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

const openPageStore = () => {
  resetDraftStore();
  return openDraftStore();
};

const stores: [string, () => Promise<DraftStore>][] = [
  ['in IndexedDB', openIndexedDbStore],
  ['over IndexedDB, with the memory', openPageStore],
];

describe.each(stores)('a store of drafts %s', (_name, open) => {
  it('returns the latest state of each post', async () => {
    const store = await open();
    await store.putPost(buildStoredPost('a', { savedAt: 1 }));
    await store.putPost(buildStoredPost('b', { savedAt: 2 }));
    await store.putPost(buildStoredPost('a', { savedAt: 3 }));
    expect((await store.posts()).map(({ id, savedAt }) => [id, savedAt]).toSorted()).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('separates the files of each post', async () => {
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
      await store.putPost(buildStoredPost(id));
    }
    await store.removeFile('b', '1');
    await store.removePost('a');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['b']);
    const files = ['a 1', 'a 2', 'b 1', 'b 2'].map((key) => key.split(' '));
    const left = await Promise.all(files.map(([post = '', id = '']) => store.file(post, id)));
    expect(left.map(Boolean)).toEqual([false, false, false, true]);
  });

  it('removes files without a post, except recent and spared ones', async () => {
    const store = await open();
    await store.putPost(buildStoredPost('there'));
    for (const id of ['there', 'gone', 'spared']) await store.putFile(id, '1', photo('front'));
    const left = async () => {
      const ids = ['there', 'gone', 'spared'];
      const files = await Promise.all(ids.map((id) => store.file(id, '1')));
      return ids.filter((_id, index) => files[index]);
    };
    const keptIds = new Set(['spared']);
    await store.removeOrphans({ keptIds, keptBefore: fixedNow });
    expect(await left()).toEqual(['there', 'gone', 'spared']);
    await store.removeOrphans({ keptIds, keptBefore: fixedNow + 1 });
    expect(await left()).toEqual(['there', 'spared']);
    await store.removeOrphans({ keptIds: new Set(), keptBefore: fixedNow + 1 });
    expect(await left()).toEqual(['there']);
  });
});

describe('a store in IndexedDB', () => {
  it('survives a page load', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(buildStoredPost('a'));
    await store.putFile('a', '1', photo('front'));
    const next = await openIndexedDbStore();
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await contentOf(await next.file('a', '1'))).toEqual(inFull('front'));
  });

  it('stores bytes instead of a File, which WebKit refuses in private windows', async () => {
    await (await openIndexedDbStore()).putFile('a', '1', photo('front'));
    const database = await openDB(databaseName);
    const stored: unknown = await database.get('files', ['a', '1']);
    database.close();
    expect(Object.values(Object(stored)).some((value) => value instanceof Blob)).toBe(false);
  });

  it('deletes an unowned record if a full disk cannot store its owner', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(buildStoredPost('a'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(store.putPost(buildStoredPost('a', { owner: 'user_hana' }))).rejects.toThrow('Full.');
    expect(await store.posts()).toEqual([]);
  });

  it('reopens after the browser cleared it, and reports that', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(buildStoredPost('a'));
    expect(await store.timesEmptied()).toBe(0);
    await deleteDB(databaseName);
    expect(await store.posts()).toEqual([]);
    expect(await store.timesEmptied()).toBe(1);
    await store.putPost(buildStoredPost('b'));
    await store.putFile('b', '1', photo('front'));
    expect((await (await openIndexedDbStore()).posts()).map(({ id }) => id)).toEqual(['b']);
    expect(await (await openIndexedDbStore()).timesEmptied()).toBe(0);
  });

  it('closes for a tab that upgrades or deletes it', async () => {
    await openIndexedDbStore();
    const blocked = vi.fn<() => void>();
    const before = lostConnections.read();
    await deleteDB(databaseName, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    expect(lostConnections.read()).toBe(before + 1);
  });
});
