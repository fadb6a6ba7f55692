import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { keptPostSchema } from './kept-post';
import type { DraftStore } from './draft-store';

interface Schema extends DBSchema {
  /** What an older version of the app left there may have another shape. */
  posts: { key: string; value: unknown };
  files: { key: [postId: string, id: string]; value: File };
}

/** Keeps posts in this browser, over reloads and for every tab. Rejects where the browser keeps nothing. */
export async function openIndexedDbStore(): Promise<DraftStore> {
  const database = await openDB<Schema>('gulit-selling', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('posts');
      fresh.createObjectStore('files');
    },
    // Another tab wants to renew or delete it.
    blocking: (_current, _next, { target }) => target instanceof IDBDatabase && target.close(),
  });
  return {
    async posts() {
      const kept = await database.getAll('posts');
      return kept.flatMap((post) => {
        const parsed = v.safeParse(keptPostSchema, post);
        return parsed.success ? parsed.output : [];
      });
    },
    async putPost(post) {
      await database.put('posts', post, post.id);
    },
    async removePost(id) {
      const removal = database.transaction(['posts', 'files'], 'readwrite');
      const files = IDBKeyRange.bound([id, ''], [id, '\uffff']);
      await Promise.all([
        removal.objectStore('posts').delete(id),
        removal.objectStore('files').delete(files),
        removal.done,
      ]);
    },
    file: async (postId, id) => (await database.get('files', [postId, id])) ?? null,
    async putFile(postId, id, file) {
      await database.put('files', file, [postId, id]);
    },
    removeFile: (postId, id) => database.delete('files', [postId, id]),
  };
}
