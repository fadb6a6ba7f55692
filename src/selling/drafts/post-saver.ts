import { currentAccountId } from '@/account/session';
import { createStore } from '@/platform/create-store';
import { currentStoredTime } from '@/platform/expiry';
import { type Post, isEmptyPost } from '@/selling/post/post';
import { type StoredPost, type PostStatus, fileIdsOf, filesOf, toStoredPost } from './stored-post';
import type { DraftStore } from './indexed-db-store';
import { openDraftStore } from './draft-store';

/**
 * Stores the latest state of a post while it is edited and sent, one write after the other; `storedRecord`
 * is its record so far. Files are written before the record: if the page closes in between, no record lacks its files.
 */
export function createPostSaver(post: Post, storedRecord: StoredPost | null) {
  const keptFiles = new Set(storedRecord ? fileIdsOf(storedRecord) : []);
  /** The page's only copy of the post, including its files. React reads it through `subscribe`. */
  const current = createStore(post);
  let status: PostStatus = {
    state: storedRecord?.state ?? 'draft',
    owner: storedRecord?.owner ?? null,
    attempt: storedRecord?.attempt ?? null,
  };
  let isDirty = false;
  let isRemoved = false;
  /** How often the storage had been cleared at our last check. */
  let timesEmptiedAtLastCheck = openDraftStore().then((store) => store.timesEmptied());
  let running: Promise<void> | null = null;

  /** Returns true if the browser cleared the storage since the last check; the post is then no longer stored. */
  async function forgetIfEmptied(store: DraftStore): Promise<boolean> {
    const times = await store.timesEmptied();
    const isEmptied = times !== (await timesEmptiedAtLastCheck);
    timesEmptiedAtLastCheck = Promise.resolve(times);
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
    await store.putPost(toStoredPost(next, { state, owner, attempt, ...currentStoredTime() }));
    for (const id of keptFiles) {
      if (files.has(id)) continue;
      keptFiles.delete(id);
      await store.removeFile(next.id, id);
    }
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
    /** The latest state of the post. Its write may still be running. */
    currentPost: current.read,
    /** Calls `listener` after each change of the post. */
    subscribe: current.subscribe,
    status: () => status,
    /** Takes over the status that another tab has stored for the post. */
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
    /** Resolves when no write is running and the post is stored, again if the browser cleared the storage. */
    async settled(): Promise<void> {
      await running;
      if (!isRemoved && (await forgetIfEmptied(await openDraftStore()))) await flush();
    },
    /** Removes the post for good: a photo that finishes later does not store it again. */
    remove(): Promise<void> {
      isRemoved = true;
      return flush();
    },
  };
}

export type PostSaver = ReturnType<typeof createPostSaver>;
