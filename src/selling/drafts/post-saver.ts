import { currentAccountId } from '@/account/session';
import { createStore } from '@/platform/create-store';
import { keptNow } from '@/platform/expiry';
import { type Post, isEmptyPost } from '@/selling/post/post';
import { type StoredPost, type PostStatus, fileIdsOf, filesOf, toStoredPost } from './stored-post';
import type { DraftStore } from './indexed-db-store';
import { openDraftStore } from './draft-store';

/**
 * Keeps the latest state of one post while it is edited and sent, one write after the other; `known` is its
 * record until now. Files are written before the record, or a page that is closed in between would leave a
 * record without its files.
 */
export function createPostSaver(post: Post, known: StoredPost | null) {
  const keptFiles = new Set(known ? fileIdsOf(known) : []);
  /** The one place of the page where the post is, its files included. */
  const current = createStore(post);
  let status: PostStatus = {
    state: known?.state ?? 'draft',
    owner: known?.owner ?? null,
    attempt: known?.attempt ?? null,
  };
  let isDirty = false;
  let isRemoved = false;
  /** How often the store had been emptied when what is known of it was put there. */
  let emptiedBefore = openDraftStore().then((store) => store.timesEmptied());
  let running: Promise<void> | null = null;

  /** True where the browser has emptied the store since the last look: nothing of the post is there any more. */
  async function forgetIfEmptied(store: DraftStore): Promise<boolean> {
    const times = await store.timesEmptied();
    const isEmptied = times !== (await emptiedBefore);
    emptiedBefore = Promise.resolve(times);
    if (isEmptied) keptFiles.clear();
    return isEmptied;
  }

  async function write(next: Post, { state, owner, attempt }: PostStatus): Promise<void> {
    const store = await openDraftStore();
    await forgetIfEmptied(store);
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
    await store.putPost(toStoredPost(next, { state, owner, attempt, ...keptNow() }, known));
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
        await write(current.read(), status);
      }
    } finally {
      running = null;
    }
  }

  const flush = (): Promise<void> => {
    // What nobody has signed belongs to the account that writes on it.
    status = { ...status, owner: status.owner ?? currentAccountId() };
    isDirty = true;
    return (running ??= drain());
  };

  return {
    id: post.id,
    /** The latest state of the post; its write may still run. */
    post: current.read,
    /** Calls `listener` after each change of the post. */
    subscribe: current.subscribe,
    status: () => status,
    /** Takes over what another tab has noted of it meanwhile. */
    adoptStatus({ state, owner, attempt }: PostStatus): void {
      status = { state, owner, attempt };
    },
    save(next: Post): Promise<void> {
      current.write(next);
      return flush();
    },
    setStatus(change: Partial<PostStatus>): Promise<void> {
      status = { ...status, ...change };
      return flush();
    },
    /** Resolves when no write is running, and what the browser has lost of it is kept again. */
    async settled(): Promise<void> {
      await running;
      if (!isRemoved && (await forgetIfEmptied(await openDraftStore()))) await flush();
    },
    /** Removes the post for good: a photo that is ready later does not store it again. */
    remove(): Promise<void> {
      isRemoved = true;
      return flush();
    },
  };
}

export type PostSaver = ReturnType<typeof createPostSaver>;
