import { type Post, isEmptyPost } from '@/selling/post/post';
import { serverNow } from '@/lib/server-clock';
import { type KeptPost, filesOf, toKeptPost } from './kept-post';
import { openDraftStore } from './open-draft-store';

/** Whether it is still being written or waits for its seller, and what became of the last attempt to send it. */
export type PostStatus = Pick<KeptPost, 'state' | 'attempt'>;

const fileIdsOf = ({ media: { profile, main, additional, video } }: KeptPost) =>
  [profile, main, ...additional, video].flatMap((one) => one?.id ?? []);

/**
 * Keeps one post while it is edited and sent: its latest state, as fast as the disk takes it, files first, so that what is
 * kept never names a file that is not there. `known` is what was kept of it before.
 */
export function createPostSaver(post: Post, known: KeptPost | null) {
  const keptFiles = new Set(known ? fileIdsOf(known) : []);
  let current = post;
  let status: PostStatus = { state: known?.state ?? 'draft', attempt: known?.attempt ?? null };
  let isDirty = false;
  let isRemoved = false;
  let running: Promise<void> | null = null;

  async function write(next: Post, { state, attempt }: PostStatus): Promise<void> {
    const store = await openDraftStore();
    if (isRemoved || (state === 'draft' && isEmptyPost(next))) {
      keptFiles.clear();
      return store.removePost(next.id);
    }
    const files = filesOf(next);
    for (const [id, file] of files) {
      if (keptFiles.has(id)) continue;
      await store.putFile(next.id, id, file);
      keptFiles.add(id);
    }
    await store.putPost(toKeptPost(next, { state, attempt, savedAt: serverNow() }, known));
    for (const id of keptFiles) {
      if (files.has(id)) continue;
      keptFiles.delete(id);
      await store.removeFile(next.id, id);
    }
  }

  async function drain(): Promise<void> {
    try {
      while (isDirty) {
        isDirty = false;
        await write(current, status);
      }
    } finally {
      running = null;
    }
  }

  const flush = (): Promise<void> => {
    isDirty = true;
    return (running ??= drain());
  };

  return {
    id: post.id,
    /** The post as it was kept last. */
    post: () => current,
    status: () => status,
    /** Takes over what another tab has noted of it meanwhile. */
    adoptStatus({ state, attempt }: PostStatus): void {
      status = { state, attempt };
    },
    save(next: Post): Promise<void> {
      current = next;
      return flush();
    },
    setStatus(change: Partial<PostStatus>): Promise<void> {
      status = { ...status, ...change };
      return flush();
    },
    /** Waits for what is being kept. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
    /** Takes it away for good: nothing that still comes brings it back. */
    remove(): Promise<void> {
      isRemoved = true;
      return flush();
    },
  };
}

/** One post of this page and its place on the store. */
export type PostSaver = ReturnType<typeof createPostSaver>;
