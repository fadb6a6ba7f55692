import { createGlobalStore } from '@/platform/create-store';
import { StorageError } from '@/platform/persisted-json';
import { withTimeout } from '@/platform/scheduling';
import { recordDrafts } from './draft-hint';
import { openIndexedDbStore, type DraftStore } from './indexed-db-store';
import type { StoredPost } from './stored-post';

/**
 * The time limit of one call to the browser's database, in ms: some databases open but never respond. It is shorter
 * than the 5 s for which a logout waits.
 */
const callTimeout = 4000;

/** Whether drafts outlive the page. They do not if the disk is full, or if a private window stores nothing. */
export const draftsAreStored = createGlobalStore(() => true);

/**
 * Wraps the database, and keeps in memory what it fails to store, so that nothing is lost while the page is open. After
 * one timeout, this page no longer uses the database. Each call ends in time, and no `putPost` rejects.
 */
function createPageStore(database: DraftStore | null): DraftStore {
  /** The posts at the last read, and those that this page has put since. */
  let latestPosts: ReadonlyMap<string, StoredPost> = new Map();
  /** The files of the posts that the database has not stored, by post. */
  const onlyInMemory = new Map<string, ReadonlyMap<string, File>>();
  let hasTimedOut = false;
  const updateDraftsAreStored = () => draftsAreStored.write(onlyInMemory.size === 0);

  async function callDatabase<Answer>(call: (opened: DraftStore) => Promise<Answer>): Promise<Answer> {
    if (!database || hasTimedOut) throw new StorageError('The browser does not answer.');
    return withTimeout(call(database), callTimeout).catch((error: unknown) => {
      hasTimedOut ||= error instanceof DOMException && error.name === 'TimeoutError';
      throw error;
    });
  }

  const store: DraftStore = {
    async posts() {
      try {
        const read = database ? await callDatabase((opened) => opened.posts()) : [];
        const inMemory = [...latestPosts.values()].filter(({ id }) => onlyInMemory.has(id));
        latestPosts = new Map([...read, ...inMemory].map((post) => [post.id, post]));
      } catch (error) {
        // Without posts in memory, the caller must learn that the list is unknown rather than empty.
        if ((hasTimedOut ? latestPosts.size : onlyInMemory.size) === 0) throw error;
      }
      return [...latestPosts.values()];
    },
    async putPost(post, files = onlyInMemory.get(post.id) ?? new Map()) {
      const { id } = post;
      recordDrafts(true);
      latestPosts = new Map([...latestPosts, [id, post]]);
      onlyInMemory.set(id, files);
      const isStored = await callDatabase((opened) => opened.putPost(post, files)).then(
        () => true,
        () => false,
      );
      if (isStored && latestPosts.get(id) === post) onlyInMemory.delete(id);
      updateDraftsAreStored();
    },
    async changePost(id, change) {
      const latest = latestPosts.get(id);
      try {
        if (latest && onlyInMemory.has(id)) throw new StorageError('Only this page has the post.');
        const changed = await callDatabase((opened) => opened.changePost(id, change));
        if (changed) latestPosts = new Map([...latestPosts, [id, changed]]);
        return changed;
      } catch {
        if (!latest) return null;
        const changed = change(latest);
        await store.putPost(changed);
        return changed;
      }
    },
    async removePost(id) {
      latestPosts = new Map([...latestPosts].filter(([other]) => other !== id));
      onlyInMemory.delete(id);
      updateDraftsAreStored();
      // A silent database may carry out earlier calls later, and must then remove the post too.
      if (hasTimedOut) void database?.removePost(id).catch(() => {});
      else if (database) await callDatabase((opened) => opened.removePost(id));
    },
    file: async (postId, id) =>
      onlyInMemory.get(postId)?.get(id) ??
      (database && (await callDatabase((opened) => opened.file(postId, id)))),
  };
  return store;
}

const open = async (openDatabase: () => Promise<DraftStore>): Promise<DraftStore> =>
  createPageStore(await withTimeout(openDatabase(), callTimeout).catch(() => null));

const openedStore = createGlobalStore<Promise<DraftStore> | null>(() => null);

/** The store of unsent posts. Its `putPost` never rejects. */
export function openDraftStore(): Promise<DraftStore> {
  const store = openedStore.read() ?? open(openIndexedDbStore);
  openedStore.write(store);
  return store;
}

/** Opens the store again, as loading a page does. `openDatabase` opens the browser's storage. */
export function resetDraftStore(openDatabase: () => Promise<DraftStore> = openIndexedDbStore): void {
  draftsAreStored.write(true);
  openedStore.write(open(openDatabase));
}
