import * as fakeBrowser from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { openIndexedDbStore, type DraftStore } from '@/selling/drafts/indexed-db-store';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { emptyMedia } from '@/selling/post/post';
import { buildStoredPost } from '#tests/data/build-post';

const databaseName = 'gulit-selling';
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

async function contentOf(file: File | null | undefined): Promise<unknown> {
  return file ? [file.name, file.type, await file.text()] : null;
}
const inFull = (name: string) => [`${name}.jpg`, 'image/jpeg', name];

// A new IndexedDB for each test; other tests have none.
beforeEach(() => {
  const { default: _default, forceCloseDatabase: _force, ...classes } = fakeBrowser;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakeBrowser.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

/** A post with these additional photos. */
const withFiles = (id: string, ...ids: readonly string[]) =>
  buildStoredPost(id, { media: { ...emptyMedia, photos: ids.map((fileId) => ({ id: fileId })) } });
const files = (...ids: readonly string[]) => new Map(ids.map((id) => [id, photo(id)]));

const openPageStore = () => {
  resetDraftStore();
  return openDraftStore();
};

const stores: [string, () => Promise<DraftStore>][] = [
  ['in IndexedDB', openIndexedDbStore],
  ['over IndexedDB, with the memory', openPageStore],
];

describe.each(stores)('a store of drafts %s', (_name, open) => {
  it('returns the latest version of each post', async () => {
    const store = await open();
    await store.putPost(buildStoredPost('a', { savedAt: 1 }));
    await store.putPost(buildStoredPost('b', { savedAt: 2 }));
    await store.putPost(buildStoredPost('a', { savedAt: 3 }));
    expect((await store.posts()).map(({ id, savedAt }) => [id, savedAt]).toSorted()).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('keeps the files of each post apart', async () => {
    const store = await open();
    await store.putPost(withFiles('a', '1', '2'), files('1', '2'));
    await store.putPost(withFiles('b', '1'), new Map([['1', photo('other')]]));
    expect(await contentOf(await store.file('a', '1'))).toEqual(inFull('1'));
    expect(await contentOf(await store.file('b', '1'))).toEqual(inFull('other'));
    expect(await store.file('b', '2')).toBeNull();
    expect(await contentOf(await store.file('a', '2'))).toEqual(inFull('2'));
  });

  it('removes a file with its post, or a file that its post no longer has, and nothing else', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await store.putPost(withFiles(id, '1', '2'), files('1', '2'));
    await store.putPost(withFiles('b', '2'));
    await store.removePost('a');
    expect((await store.posts()).map(({ id }) => id)).toEqual(['b']);
    const keys = ['a 1', 'a 2', 'b 1', 'b 2'].map((key) => key.split(' '));
    const remaining = await Promise.all(keys.map(([post = '', id = '']) => store.file(post, id)));
    expect(remaining.map(Boolean)).toEqual([false, false, false, true]);
  });

  it('changes the stored version of a post, keeps its files, and does not restore a removed post', async () => {
    const store = await open();
    await store.putPost(withFiles('a', '1'), files('1'));
    await store.posts();
    const newer = withFiles('a', '1', '2');
    await (await openIndexedDbStore()).putPost(newer, files('1', '2'));
    const changed = await store.changePost('a', (post) => ({ ...post, owner: 'user_hana' }));
    expect(changed).toMatchObject({ owner: 'user_hana', media: newer.media });
    expect(await store.posts()).toEqual([changed]);
    expect(await contentOf(await store.file('a', '2'))).toEqual(inFull('2'));
    expect(await store.changePost('b', (post) => post)).toBeNull();
    expect(await store.posts()).toEqual([changed]);
  });

  it('stores each file once', async () => {
    const store = await open();
    const read = vi.spyOn(File.prototype, 'arrayBuffer');
    for (const ids of [['1'], ['1', '2'], ['1', '2']])
      await store.putPost(withFiles('a', ...ids), files(...ids));
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a store in IndexedDB', () => {
  it('survives a page load', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(withFiles('a', '1'), files('1'));
    const next = await openIndexedDbStore();
    expect((await next.posts()).map(({ id }) => id)).toEqual(['a']);
    expect(await contentOf(await next.file('a', '1'))).toEqual(inFull('1'));
  });

  it('stores bytes instead of a File, which WebKit refuses in private windows', async () => {
    await (await openIndexedDbStore()).putPost(withFiles('a', '1'), files('1'));
    const database = await openDB(databaseName);
    const stored: unknown = await database.get('files', ['a', '1']);
    database.close();
    expect(Object.values(Object(stored)).some((value) => value instanceof Blob)).toBe(false);
  });

  it('opens again after the browser has cleared it, and stores posts with all their files', async () => {
    const store = await openIndexedDbStore();
    await store.putPost(withFiles('a', '1'), files('1'));
    const blocked = vi.fn<() => void>();
    await deleteDB(databaseName, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    expect(await store.posts()).toEqual([]);
    await store.putPost(withFiles('a', '1'), files('1'));
    expect(await contentOf(await (await openIndexedDbStore()).file('a', '1'))).toEqual(inFull('1'));
  });
});

describe('the store of a page over IndexedDB', () => {
  /** Makes the next `count` writes fail, because the disk is full. */
  const fill = (count: number) => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    for (let index = 0; index < count; index += 1)
      put.mockImplementationOnce(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
  };
  const postsOnDisk = async () => (await openIndexedDbStore()).posts();

  it('stores the texts alone if a full disk has no room for the files', async () => {
    const store = await openPageStore();
    fill(1);
    await store.putPost(withFiles('a', '1'), files('1'));
    expect((await postsOnDisk()).map(({ id }) => id)).toEqual(['a']);
    expect(await (await openIndexedDbStore()).file('a', '1')).toBeNull();
    expect(await contentOf(await store.file('a', '1'))).toEqual(inFull('1'));
  });

  it.each<[string, number, (store: DraftStore, owned: StoredPost) => Promise<unknown>]>([
    ['stored', 2, (store, owned) => store.putPost(owned)],
    ['claimed', 3, (store, owned) => store.changePost('a', () => owned)],
  ])(
    'deletes a record without an owner if a full disk cannot store the owner: %s',
    async (_how, failures, claim) => {
      const store = await openPageStore();
      await store.putPost(buildStoredPost('a'));
      const owned = buildStoredPost('a', { owner: 'user_hana' });
      fill(failures);
      await claim(store, owned);
      expect(await postsOnDisk()).toEqual([]);
      expect(await store.posts()).toEqual([owned]);
    },
  );

  it('does not restore a post that is removed while it is stored', async () => {
    const store = await openPageStore();
    const storing = store.putPost(withFiles('a', '1'), files('1'));
    await store.removePost('a');
    await storing;
    expect(await store.posts()).toEqual([]);
    expect(await store.file('a', '1')).toBeNull();
  });
});
