import { currentAccountId } from '@/account/session';
import { createStore } from '@/platform/create-store';
import { currentStoredTime } from '@/platform/expiry';
import { isEmptyPost, type Post } from '@/selling/post/post';
import { openDraftStore } from './draft-store';
import { filesOf, toStoredPost, type PostStatus, type StoredPost } from './stored-post';

const statusOf = ({ state, owner, attempt }: PostStatus): PostStatus => ({ state, owner, attempt });

/** Stores each state of a post while it is edited and sent. A write starts when the previous one has ended. */
export function createPostSaver(post: Post, storedRecord: StoredPost | null) {
  /** The page's only copy of the post, including its files. React reads it through `subscribe`. */
  const current = createStore(post);
  let status = statusOf(storedRecord ?? { state: 'draft', owner: null, attempt: null });
  let isDirty = false;
  let isRemoved = false;
  let running: Promise<void> | null = null;

  async function write(next: Post, now: PostStatus): Promise<void> {
    const store = await openDraftStore();
    if (isRemoved || (now.state === 'draft' && isEmptyPost(next))) await store.removePost(next.id);
    else await store.putPost(toStoredPost(next, { ...now, ...currentStoredTime() }), filesOf(next));
  }

  async function writePendingChanges(): Promise<void> {
    try {
      while (isDirty) {
        isDirty = false;
        await write(current.read(), status);
      }
    } finally {
      running = null;
    }
  }

  const flush = (): Promise<void> => {
    // A post without an owner belongs to the account that edits it.
    status = { ...status, owner: status.owner ?? currentAccountId() };
    isDirty = true;
    return (running ??= writePendingChanges());
  };

  return {
    id: post.id,
    /** The latest state of the post, which may not be stored yet. */
    currentPost: current.read,
    subscribe: current.subscribe,
    status: () => status,
    /** Adopts the status that another tab has stored for the post. */
    adoptStatus(stored: PostStatus): void {
      status = statusOf(stored);
    },
    save(next: Post): Promise<void> {
      current.write(next);
      return flush();
    },
    setStatus(change: Partial<PostStatus>): Promise<void> {
      status = { ...status, ...change };
      return flush();
    },
    /** Resolves when no write is running. */
    settled: async (): Promise<void> => running ?? undefined,
    /** Removes the post for good. A photo that is prepared later does not store it again. */
    remove(): Promise<void> {
      isRemoved = true;
      return flush();
    },
  };
}

export type PostSaver = ReturnType<typeof createPostSaver>;
