import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readPosts } from './stored-post';
import { tellStoreChange } from './answer-in-time';
import type { DraftStore } from './draft-store';
import { keptAtOf, readStoredFile, toStoredFile } from './stored-file';

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
      tellStoreChange();
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
      await (await connect()).put('posts', post, post.id);
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
