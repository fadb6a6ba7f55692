import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { fileIdsOf, readPosts } from '@/selling/drafts/stored-post';

/** A draft store that also shows its records and files. */
export interface MemoryStore extends DraftStore {
  records: () => ReadonlyMap<string, unknown>;
  files: (postId: string) => Promise<ReadonlyMap<string, File>>;
  /** Deletes a file of a stored post, as a browser may do. */
  loseFile: (postId: string, id: string) => void;
}

/** For a reload, use the same store for two page loads. */
export function createMemoryStore(records: Readonly<Record<string, unknown>> = {}): MemoryStore {
  const posts = new Map<string, unknown>(Object.entries(records));
  const files = new Map<string, ReadonlyMap<string, File>>();
  return {
    posts: async () => readPosts([...posts.values()]),
    records: () => new Map(posts),
    async putPost(post, added = new Map()) {
      posts.set(post.id, structuredClone(post));
      const known = new Map([...added, ...(files.get(post.id) ?? [])]);
      files.set(post.id, new Map([...known].filter(([id]) => fileIdsOf(post).includes(id))));
    },
    async changePost(id, change) {
      const [stored] = readPosts([posts.get(id)]);
      const changed = stored && change(stored);
      if (changed) posts.set(id, structuredClone(changed));
      return changed ?? null;
    },
    async removePost(id) {
      posts.delete(id);
      files.delete(id);
    },
    file: async (postId, id) => files.get(postId)?.get(id) ?? null,
    files: async (postId) => files.get(postId) ?? new Map(),
    loseFile: (postId, id) =>
      void files.set(postId, new Map([...(files.get(postId) ?? [])].filter(([other]) => other !== id))),
  };
}
