import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { fileIdsOf, readPosts, type StoredPost } from './stored-post';

/** The storage of unsent posts and their files. Each call may reject, for example because the disk is full. */
export interface DraftStore {
  posts(): Promise<readonly StoredPost[]>;
  /** Stores the post and those of its files that are not stored yet, and removes its other files. */
  putPost(post: StoredPost, files?: ReadonlyMap<string, File>): Promise<void>;
  /**
   * Changes the stored post in one transaction, because another tab may store a newer one at any time. Resolves to the
   * changed post; null if the post is gone.
   */
  changePost(id: string, change: (stored: StoredPost) => StoredPost): Promise<StoredPost | null>;
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

/**
 * Stores a post without its files, which a full disk has refused. If that fails too, removes the stored post of another
 * owner.
 */
async function putRecord(database: Database, post: StoredPost): Promise<void> {
  try {
    await database.put('posts', post, post.id);
  } catch {
    const [old] = readPosts([await database.get('posts', post.id)]);
    if (old && old.owner !== post.owner) await database.delete('posts', post.id);
  }
}

/** Opens storage that outlives the page and that tabs share. Rejects if the browser stores nothing. */
export async function openIndexedDbStore(): Promise<DraftStore> {
  let connection: Promise<Database> | null = null;
  /** Posts that were removed while they were being stored. A late write must not restore them. */
  const removedIds = new Set<string>();

  /** Connects again if the browser has closed the connection, as it does when the user clears site data. */
  function connect(): Promise<Database> {
    const clearConnection = () => {
      connection = null;
    };
    connection ??= openDB<Schema>('gulit-selling', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('posts');
        fresh.createObjectStore('files');
      },
      // Another tab wants to upgrade or delete the database.
      blocking(_current, _next, { target }) {
        if (target instanceof IDBDatabase) target.close();
        clearConnection();
      },
      terminated: clearConnection,
    });
    connection.catch(clearConnection);
    return connection;
  }

  await connect();

  return {
    posts: async () => readPosts(await (await connect()).getAll('posts')),
    async putPost(post, files = new Map()) {
      removedIds.delete(post.id);
      const database = await connect();
      const storedIds = (await database.getAllKeys('files', filesOfPost(post.id))).map(([, id]) => id);
      // Read first: a transaction would end while the files are read.
      const added = await Promise.all(
        [...files]
          .filter(([id]) => !storedIds.includes(id))
          .map(async ([id, file]) => [id, await toStoredFile(file)] as const),
      );
      if (removedIds.has(post.id)) return;
      const gone = storedIds.filter((id) => !fileIdsOf(post).includes(id));
      const writing = database.transaction(['posts', 'files'], 'readwrite');
      const stored = writing.objectStore('files');
      try {
        await Promise.all([
          ...added.map(([id, file]) => stored.put(file, [post.id, id])),
          ...gone.map((id) => stored.delete([post.id, id])),
          writing.objectStore('posts').put(post, post.id),
          writing.done,
        ]);
      } catch (error) {
        await putRecord(database, post);
        throw error;
      }
    },
    async changePost(id, change) {
      const database = await connect();
      const writing = database.transaction('posts', 'readwrite');
      const posts = writing.objectStore('posts');
      const [stored] = readPosts([await posts.get(id)]);
      if (!stored) return null;
      const changed = change(stored);
      try {
        await Promise.all([posts.put(changed, id), writing.done]);
      } catch (error) {
        await putRecord(database, changed);
        throw error;
      }
      return changed;
    },
    async removePost(id) {
      removedIds.add(id);
      const removal = (await connect()).transaction(['posts', 'files'], 'readwrite');
      await Promise.all([
        removal.objectStore('posts').delete(id),
        removal.objectStore('files').delete(filesOfPost(id)),
        removal.done,
      ]);
    },
    async file(postId, id) {
      const stored = await (await connect()).get('files', [postId, id]);
      return stored ? new File([stored.bytes], stored.name, { type: stored.type }) : null;
    },
  };
}
