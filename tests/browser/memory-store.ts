import { readPosts } from '@/selling/drafts/stored-post';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';

/** A test also sees what no app reads: all records, and all files of a post. */
export interface MemoryStore extends DraftStore {
  records: () => ReadonlyMap<string, unknown>;
  files: (postId: string) => Promise<ReadonlyMap<string, File>>;
}

/** A store that survives reloads: use one for two page loads. `records` are there from the start. */
export function createMemoryStore(records: Readonly<Record<string, unknown>> = {}): MemoryStore {
  const posts = new Map<string, unknown>(Object.entries(records));
  const files = new Map<string, Map<string, { file: File; keptAt: number }>>();
  return {
    timesEmptied: async () => 0,
    posts: async () => readPosts([...posts.values()]),
    records: () => new Map(posts),
    putPost: async (post) => void posts.set(post.id, structuredClone(post)),
    async removePost(id) {
      posts.delete(id);
      files.delete(id);
    },
    file: async (postId, id) => files.get(postId)?.get(id)?.file ?? null,
    files: async (postId) =>
      new Map([...(files.get(postId) ?? [])].map(([id, { file }]) => [id, file] as const)),
    async putFile(postId, id, file) {
      files.set(postId, new Map(files.get(postId)).set(id, { file, keptAt: Date.now() }));
    },
    async removeFile(postId, id) {
      files.get(postId)?.delete(id);
    },
    async removeOrphans({ keptIds, keptBefore }) {
      for (const [postId, kept] of files) {
        if (posts.has(postId) || keptIds.has(postId)) continue;
        for (const [id, { keptAt }] of kept) if (keptAt < keptBefore) kept.delete(id);
      }
    },
  };
}
