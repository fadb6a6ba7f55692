import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { createGlobalStore } from '@/platform/create-store';
import { type StoredPost, readPosts } from './stored-post';

/** Which files without a post stay all the same. */
interface OrphanLimits {
  /** The posts whose record may still be on its way. */
  spared: ReadonlySet<string>;
  /** Files kept at this time or later stay, in ms since 1970: a post's files are written before its record. */
  keptBefore: number;
}

/**
 * Where unsent posts and their files are kept. Every call may reject: a disk may be full, a private window
 * closed.
 */
export interface DraftStore {
  /**
   * How often the browser has emptied it since the page was opened, as when its user clears what sites have
   * stored: what was put before is then to be put again.
   */
  timesEmptied(): Promise<number>;
  /** A record that this version cannot read stays, with its files, for one that can. */
  posts(): Promise<readonly StoredPost[]>;
  putPost(post: StoredPost): Promise<void>;
  /** With all its files. */
  removePost(id: string): Promise<void>;
  file(postId: string, id: string): Promise<File | null>;
  putFile(postId: string, id: string, file: File): Promise<void>;
  removeFile(postId: string, id: string): Promise<void>;
  /** Removes the files whose post has no record. */
  removeOrphans(limits: OrphanLimits): Promise<void>;
}

/** Counts how often the browser has ended the connection, as when its user clears what sites have stored. */
export const storeChanges = createGlobalStore(() => 0);

const storedFileSchema = v.object({
  name: v.string(),
  type: v.string(),
  lastModified: v.number(),
  bytes: v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
  /** Milliseconds since 1970. */
  keptAt: v.number(),
});

/**
 * A file as IndexedDB keeps it: WebKit stores no `File` in a private window ("Error preparing Blob/File data"),
 * but its bytes.
 */
type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** Rejects where the file cannot be read any more, as when it was removed from its card. */
const toStoredFile = async (file: File, keptAt: number): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
  keptAt,
});

/** A file from the store, also as older versions of the app kept it; null where it is none. */
function readStoredFile(value: unknown): File | null {
  if (value instanceof File) return value;
  const stored = v.safeParse(storedFileSchema, value);
  if (!stored.success) return null;
  const { name, type, lastModified, bytes } = stored.output;
  return new File([bytes], name, { type, lastModified });
}

/** When a file was kept, in ms since 1970; 0 where the store does not tell, as for files of older versions. */
function keptAtOf(value: unknown): number {
  const stored = v.safeParse(storedFileSchema, value);
  return stored.success ? stored.output.keptAt : 0;
}

/** Other versions of the app may have left records and files of another shape. */
interface Schema extends DBSchema {
  posts: { key: string; value: unknown };
  files: { key: [postId: string, id: string]; value: unknown };
}

const filesOfPost = (postId: string) => IDBKeyRange.bound([postId, ''], [postId, '\uffff']);

/** Keeps posts in this browser, over reloads and for every tab. Rejects where the browser keeps nothing. */
export async function openIndexedDbStore(): Promise<DraftStore> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  let timesMade = 0;

  /** Opened again where the browser has closed it: it does when its user clears what sites have stored. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      connection = null;
    };
    const lose = () => {
      forget();
      storeChanges.write(storeChanges.read() + 1);
    };
    // Without a number it opens what is there: after a rollback that is the database of a newer version of the app.
    connection ??= openDB<Schema>('gulit-selling', undefined, {
      upgrade(fresh) {
        timesMade += 1;
        fresh.createObjectStore('posts');
        fresh.createObjectStore('files');
      },
      // Another tab wants to renew or delete it.
      blocking(_current, _next, { target }) {
        if (target instanceof IDBDatabase) target.close();
        lose();
      },
      terminated: lose,
    });
    connection.catch(forget);
    return connection;
  }

  await connect();
  const timesMadeBefore = timesMade;

  return {
    async timesEmptied() {
      await connect();
      return timesMade - timesMadeBefore;
    },
    posts: async () => readPosts(await (await connect()).getAll('posts')),
    async putPost(post) {
      const database = await connect();
      try {
        await database.put('posts', post, post.id);
      } catch (error) {
        // A full disk must not go on keeping a record that gives the post to nobody, or to somebody else.
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
    file: async (postId, id) => readStoredFile(await (await connect()).get('files', [postId, id])),
    async putFile(postId, id, file) {
      // Before the transaction, which would end while the file is read.
      const stored = await toStoredFile(file, Date.now());
      await (await connect()).put('files', stored, [postId, id]);
    },
    removeFile: async (postId, id) => (await connect()).delete('files', [postId, id]),
    async removeOrphans({ spared, keptBefore }) {
      // One transaction, so that no tab adds a record between the look and the removal.
      const cleaning = (await connect()).transaction(['posts', 'files'], 'readwrite');
      const [posts, files] = [cleaning.objectStore('posts'), cleaning.objectStore('files')];
      const known = new Set([...(await posts.getAllKeys()), ...spared]);
      for (const key of await files.getAllKeys()) {
        if (known.has(key[0])) continue;
        if (keptAtOf(await files.get(key)) < keptBefore) await files.delete(key);
      }
      await cleaning.done;
    },
  };
}
