import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { fileIdsOf, readPosts, type StoredPost } from './stored-post';

/** The storage of unsent posts and their files. Each call may reject, for example because the disk is full. */
export interface DraftStore {
  posts(): Promise<readonly StoredPost[]>;
  /** Stores the post and its new files, and removes files that it no longer has. */
  putPost(post: StoredPost, files?: ReadonlyMap<string, File>): Promise<void>;
  /**
   * Changes the stored post in one transaction, because another tab may store a newer one at any time. Resolves to the
   * changed post; null if the post is gone. If `change` returns null, the record is deleted.
   */
  changePost(id: string, change: (stored: StoredPost) => StoredPost | null): Promise<StoredPost | null>;
  removePost(id: string): Promise<void>;
  file(postId: string, id: string): Promise<File | null>;
}

/** Bytes instead of a `File`: in a private window, WebKit stores no `File` ("Error preparing Blob/File data"). */
interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

const toStoredFile = async (file: File): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
});

interface Schema extends DBSchema {
  posts: { key: string; value: StoredPost };
  files: { key: [postId: string, id: string]; value: StoredFile };
}

type Database = IDBPDatabase<Schema>;

const filesOfPost = (postId: string) => IDBKeyRange.bound([postId, ''], [postId, '\uffff']);

/** Connects for each call, because the browser closes a connection when the user clears the site's data. */
async function withDatabase<Answer>(call: (database: Database) => Promise<Answer>): Promise<Answer> {
  const database = await openDB<Schema>('gulit-selling', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('posts');
      fresh.createObjectStore('files');
    },
  });
  return call(database).finally(() => database.close());
}

const databaseStore: DraftStore = {
  posts: () => withDatabase(async (database) => readPosts(await database.getAll('posts'))),
  putPost: (post, files = new Map()) =>
    withDatabase(async (database) => {
      const storedIds = (await database.getAllKeys('files', filesOfPost(post.id))).map(([, id]) => id);
      // The files are read first: a transaction would end while it waits for them.
      const added = await Promise.all(
        [...files]
          .filter(([id]) => !storedIds.includes(id))
          .map(async ([id, file]) => [id, await toStoredFile(file)] as const),
      );
      const gone = storedIds.filter((id) => !fileIdsOf(post).includes(id));
      const writing = database.transaction(['posts', 'files'], 'readwrite');
      const stored = writing.objectStore('files');
      await Promise.all([
        ...added.map(([id, file]) => stored.put(file, [post.id, id])),
        ...gone.map((id) => stored.delete([post.id, id])),
        writing.objectStore('posts').put(post, post.id),
        writing.done,
      ]);
    }),
  changePost: (id, change) =>
    withDatabase(async (database) => {
      const writing = database.transaction('posts', 'readwrite');
      const posts = writing.objectStore('posts');
      const [stored] = readPosts([await posts.get(id)]);
      if (!stored) return null;
      const changed = change(stored);
      await Promise.all([changed ? posts.put(changed, id) : posts.delete(id), writing.done]);
      return changed;
    }),
  removePost: (id) =>
    withDatabase(async (database) => {
      const removal = database.transaction(['posts', 'files'], 'readwrite');
      await Promise.all([
        removal.objectStore('posts').delete(id),
        removal.objectStore('files').delete(filesOfPost(id)),
        removal.done,
      ]);
    }),
  file: (postId, id) =>
    withDatabase(async (database) => {
      const stored = await database.get('files', [postId, id]);
      return stored ? new File([stored.bytes], stored.name, { type: stored.type }) : null;
    }),
};

/** Returns storage that outlives the page and that tabs share. Rejects if the browser stores nothing. */
export const openIndexedDbStore = (): Promise<DraftStore> => withDatabase(async () => databaseStore);
