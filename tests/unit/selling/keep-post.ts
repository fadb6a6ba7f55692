import { resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { PostStatus } from '@/selling/drafts/stored-post';
import { createMemoryStore, type MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';

/** Simulates the next page load of a browser. By default, that browser has stored nothing. */
export function loadPage(browser = createMemoryStore()): MemoryStore {
  resetDraftStore(async () => browser);
  return browser;
}

/** Stores a post as the form does. */
export async function keepPost(status: Partial<PostStatus> = {}, post = buildPost()) {
  const saver = createPostSaver(post, null);
  await saver.save(post);
  await saver.setStatus(status);
  return saver;
}
