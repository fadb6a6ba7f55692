import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createGlobalStore } from '@/platform/create-store';
import { type StoredPost, readPosts } from './stored-post';

/** Which files without a post are not removed. */
interface OrphanLimits {
  /** The posts whose record may still be on its way. */
  keptIds: ReadonlySet<string>;
  /**
   * Files stored at this time or later are not removed, in ms since 1970: a post's files are written before its
   * record.
   */
  keptBefore: number;
}

/** The storage of unsent posts and their files. Every call may reject, for example because the disk is full. */
export interface DraftStore {
  /**
   * How often the browser has cleared the storage since the page was opened. After that, earlier puts must be
   * repeated.
   */
  timesEmptied(): Promise<number>;
  posts(): Promise<readonly StoredPost[]>;
  putPost(post: StoredPost): Promise<void>;
  /** Removes the post with all its files. */
  removePost(id: string): Promise<void>;
  file(postId: string, id: string): Promise<File | null>;
  putFile(postId: string, id: string, file: File): Promise<void>;
  removeFile(postId: string, id: string): Promise<void>;
  /** Removes files whose post has no record. */
  removeOrphans(limits: OrphanLimits): Promise<void>;
}

/** Counts how often the browser closed the connection, as when the user clears site data. */
export const lostConnections = createGlobalStore(() => 0);

/**
 * A file as IndexedDB stores it. In private windows WebKit stores bytes but no `File` ("Error preparing
 * Blob/File data").
 */
interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
  /** In ms since 1970. */
  keptAt: number;
}

/** Rejects if the file is no longer readable, for example because its memory card was removed. */
const toStoredFile = async (file: File, keptAt: number): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
  keptAt,
});

interface Schema extends DBSchema {
  posts: { key: string; value: StoredPost };
  files: { key: [postId: string, id: string]; value: StoredFile };
}

const filesOfPost = (postId: string) => IDBKeyRange.bound([postId, ''], [postId, '\uffff']);

/** Opens storage that survives reloads and is shared by tabs. Rejects if the browser stores nothing. */
export async function openIndexedDbStore(): Promise<DraftStore> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  let creations = 0;

  /** Reconnects if the browser closed the connection, which it does when the user clears site data. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    const clearConnection = () => {
      connection = null;
    };
    const onConnectionLost = () => {
      clearConnection();
      lostConnections.write(lostConnections.read() + 1);
    };
    connection ??= openDB<Schema>('gulit-selling', 1, {
      upgrade(fresh) {
        creations += 1;
        fresh.createObjectStore('posts');
        fresh.createObjectStore('files');
      },
      // Another tab wants to upgrade or delete it.
      blocking(_current, _next, { target }) {
        if (target instanceof IDBDatabase) target.close();
        onConnectionLost();
      },
      terminated: onConnectionLost,
    });
    connection.catch(clearConnection);
    return connection;
  }

  await connect();
  const creationsAtOpen = creations;

  return {
    async timesEmptied() {
      await connect();
      return creations - creationsAtOpen;
    },
    posts: async () => readPosts(await (await connect()).getAll('posts')),
    async putPost(post) {
      const database = await connect();
      try {
        await database.put('posts', post, post.id);
      } catch (error) {
        // Deleted first: if the put fails on a full disk, no record may assign the post to nobody or to somebody else.
        const [old] = readPosts([await database.get('posts', post.id)]);
        if (old && old.owner !== post.owner) await database.delete('posts', post.id);
        throw error;
      }
    },
    async removePost(id) {
      const removal = (await connect()).transaction(['posts', 'files'], 'readwrite');
      await Promise.all([
        removal.objectStore('posts').delete(id),
        removal.objectStore('files').delete(filesOfPost(id)),
        removal.done,
      ]);
    },
    async file(postId, id) {
      const stored = await (await connect()).get('files', [postId, id]);
      return stored ? new File([stored.bytes], stored.name, stored) : null;
    },
    async putFile(postId, id, file) {
      // Before the transaction, which would end while the file is read.
      const stored = await toStoredFile(file, Date.now());
      await (await connect()).put('files', stored, [postId, id]);
    },
    removeFile: async (postId, id) => (await connect()).delete('files', [postId, id]),
    async removeOrphans({ keptIds, keptBefore }) {
      // One transaction, so that no tab adds a record between the check and the removal.
      const cleaning = (await connect()).transaction(['posts', 'files'], 'readwrite');
      const [posts, files] = [cleaning.objectStore('posts'), cleaning.objectStore('files')];
      const known = new Set([...(await posts.getAllKeys()), ...keptIds]);
      for (const key of await files.getAllKeys()) {
        const file = known.has(key[0]) ? undefined : await files.get(key);
        if (file && file.keptAt < keptBefore) await files.delete(key);
      }
      await cleaning.done;
    },
  };
}
