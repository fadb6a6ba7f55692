import type { KeptPost } from '@/selling/drafts/kept-post';
import type { DraftStore } from '@/selling/drafts/draft-store';

/** Stands for what a browser keeps over reloads: one for two page loads proves them. */
export function createMemoryStore(): DraftStore {
  const posts = new Map<string, KeptPost>();
  const files = new Map<string, Map<string, File>>();
  return {
    posts: async () => [...posts.values()],
    putPost: async (post) => void posts.set(post.id, post),
    async removePost(id) {
      posts.delete(id);
      files.delete(id);
    },
    file: async (postId, id) => files.get(postId)?.get(id) ?? null,
    async putFile(postId, id, file) {
      files.set(postId, new Map(files.get(postId)).set(id, file));
    },
    async removeFile(postId, id) {
      files.get(postId)?.delete(id);
    },
  };
}
