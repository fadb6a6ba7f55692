import { type Post, isEmptyPost } from '@/selling/post/post';
import type { KeptPost } from './kept-post';
import { openShelf } from './shelf';
import { filesOf, toKeptPost } from './to-kept-post';

/** Whether it is still being written or waits for its seller, and what became of the last attempt to send it. */
export type Marks = Pick<KeptPost, 'state' | 'attempt'>;

const fileIdsOf = ({ media: { profile, main, additional, video } }: KeptPost) =>
  [profile, main, ...additional, video].flatMap((one) => one?.id ?? []);

/**
 * Keeps one post while it is edited and sent: its latest state, as fast as the disk takes it, files first, so that what is
 * kept never names a file that is not there. `known` is what was kept of it before.
 */
export function createPostKeeper(post: Post, known: KeptPost | null) {
  const keptFiles = new Set(known ? fileIdsOf(known) : []);
  let current = post;
  let marks: Marks = { state: known?.state ?? 'draft', attempt: known?.attempt ?? null };
  let isDirty = false;
  let isRemoved = false;
  let running: Promise<void> | null = null;

  async function write(next: Post, { state, attempt }: Marks): Promise<void> {
    const shelf = await openShelf();
    if (isRemoved || (state === 'draft' && isEmptyPost(next))) {
      keptFiles.clear();
      return shelf.removePost(next.id);
    }
    const files = filesOf(next);
    for (const [id, file] of files) {
      if (keptFiles.has(id)) continue;
      await shelf.putFile(next.id, id, file);
      keptFiles.add(id);
    }
    await shelf.putPost(toKeptPost(next, { state, attempt, savedAt: Date.now() }));
    for (const id of keptFiles) {
      if (files.has(id)) continue;
      keptFiles.delete(id);
      await shelf.removeFile(next.id, id);
    }
  }

  async function drain(): Promise<void> {
    try {
      while (isDirty) {
        isDirty = false;
        await write(current, marks);
      }
    } finally {
      running = null;
    }
  }

  const save = (): Promise<void> => {
    isDirty = true;
    return (running ??= drain());
  };

  return {
    id: post.id,
    /** The post as it was kept last. */
    post: () => current,
    marks: () => marks,
    /** Takes over what another tab has noted of it meanwhile. */
    adopt({ state, attempt }: Marks): void {
      marks = { state, attempt };
    },
    keep(next: Post): Promise<void> {
      current = next;
      return save();
    },
    mark(change: Partial<Marks>): Promise<void> {
      marks = { ...marks, ...change };
      return save();
    },
    /** Waits for what is being kept. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
    /** Takes it away for good: nothing that still comes brings it back. */
    remove(): Promise<void> {
      isRemoved = true;
      return save();
    },
  };
}

/** One post of this page and its place on the shelf. */
export type PostKeeper = ReturnType<typeof createPostKeeper>;
