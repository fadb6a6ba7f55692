import { resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { PostStatus } from '@/selling/drafts/stored-post';
import { createMemoryStore, type MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';

/** Simulates the next page load of a browser that has stored these drafts, by default none. */
export function loadDrafts(browser = createMemoryStore()): MemoryStore {
  resetDraftStore(async () => browser);
  return browser;
}

/** Stores a post as the form does, as a draft unless its status says otherwise. */
export async function keepPost(post = buildPost(), status?: Partial<PostStatus>) {
  const saver = createPostSaver(post, null);
  await saver.save(post);
  if (status) await saver.setStatus(status);
  return saver;
}
