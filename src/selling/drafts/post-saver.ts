import { currentAccountId } from '@/account/session';
import type { Outbox } from '@/api/send-once';
import { createStore } from '@/platform/create-store';
import { currentStoredTime } from '@/platform/expiry';
import { isEmptyPost, type Post } from '@/selling/post/post';
import { openDraftStore } from './draft-store';
import { filesOf, toStoredPost, type PostAttempt, type PostStatus, type StoredPost } from './stored-post';

const statusOf = ({ state, owner, attempt }: PostStatus): PostStatus => ({ state, owner, attempt });

/** A post that is edited or sent. Each change is stored. `storedRecord` is null if the post was never stored. */
export function createPostSaver(post: Post, storedRecord: StoredPost | null) {
  /** The page's only copy of the post, including its files. React reads it through `subscribe`. */
  const current = createStore(post);
  let status = statusOf(storedRecord ?? { state: 'draft', owner: null, attempt: null });
  let isRemoved = false;

  async function store(): Promise<void> {
    // A post without an owner belongs to the account that edits it.
    status = { ...status, owner: status.owner ?? currentAccountId() };
    const drafts = await openDraftStore();
    const latest = current.read();
    if (isRemoved || (status.state === 'draft' && isEmptyPost(latest))) await drafts.removePost(post.id);
    else await drafts.putPost(toStoredPost(latest, { ...status, ...currentStoredTime() }), filesOf(latest));
  }

  /** The status in the browser's storage; null if the submitted post is gone. */
  async function readStatus(): Promise<PostStatus | null> {
    const drafts = await openDraftStore();
    const posts = await drafts.posts().catch(() => null);
    if (!posts) return status;
    // A missing draft was not sent by another tab: the user has cleared the storage.
    return posts.find(({ id }) => id === post.id) ?? (status.state === 'draft' ? status : null);
  }

  const setStatus = (change: Partial<PostStatus>): Promise<void> => {
    status = { ...status, ...change };
    return store();
  };

  /** Removes the post for good. A photo that is ready later does not store the post again. */
  const remove = (): Promise<void> => {
    isRemoved = true;
    return store();
  };

  return {
    id: post.id,
    /** The latest state of the post, which may not be stored yet. */
    currentPost: current.read,
    subscribe: current.subscribe,
    status: () => status,
    setStatus,
    /** Makes a pending post a draft. A post that is gone is not stored again. */
    async makeDraft(): Promise<void> {
      if (await readStatus()) await setStatus({ state: 'draft' });
    },
    save(next: Post): Promise<void> {
      current.write(next);
      return store();
    },
    /** The outbox from which an account sends the post. */
    outboxOf: (accountId: string): Outbox<PostAttempt> => ({
      async read() {
        const stored = await readStatus();
        if (!stored) return { attempt: status.attempt, isGone: true };
        if (stored.owner !== null && stored.owner !== accountId) return 'of-another-account';
        if (stored.state !== status.state) return 'withdrawn';
        status = { ...statusOf(stored), owner: accountId };
        return stored;
      },
      // A refused post becomes a draft, which is not sent automatically.
      keepAttempt: (attempt) => setStatus(attempt ? { attempt } : { attempt, state: 'draft' }),
      // If removing fails, the next attempt finds the post on the server.
      remove: () => remove().catch(() => {}),
    }),
  };
}

export type PostSaver = ReturnType<typeof createPostSaver>;
