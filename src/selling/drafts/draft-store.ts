import { createGlobalStore, pageVariable } from '@/platform/create-store';
import { withTimeout } from '@/platform/scheduling';
import { createTimedCalls } from './call-in-time';
import { recordDrafts } from './draft-hint';
import { type DraftStore, openIndexedDbStore } from './indexed-db-store';
import type { StoredPost } from './stored-post';

/**
 * The timeout of one call to the browser's database, in ms, because some databases open but never answer. It is
 * shorter than the 5 s that a logout waits.
 */
const callTimeout = 4000;

/** Whether drafts outlive the page. False if the disk is full, or if a private window stores nothing. */
export const draftsAreStored = createGlobalStore(() => true);

interface MemoryFile {
  postId: string;
  id: string;
  file: File;
}

const fileKey = (postId: string, id: string) => `${postId}/${id}`;

/**
 * Wraps the database, and holds in memory what it fails to store, so that a full or hanging database loses nothing
 * while the page is open. After one timeout this page no longer uses the database. Every call ends in time; no put
 * rejects.
 */
function createPageStore(database: DraftStore | null): DraftStore {
  const { callDatabase, succeeds, hasTimedOut } = createTimedCalls(database, callTimeout);
  /** The database's content at the last read, plus what this page has put since. */
  let known: ReadonlyMap<string, StoredPost> = new Map();
  /** The posts that the database has not stored. */
  const unsavedPosts = new Set<string>();
  const files = new Map<string, MemoryFile>();
  let lastTimesEmptied = 0;
  const updateDraftsAreStored = () => draftsAreStored.write(unsavedPosts.size === 0 && files.size === 0);

  async function storeFile(memoryFile: MemoryFile): Promise<void> {
    const { postId, id, file } = memoryFile;
    const name = fileKey(postId, id);
    files.set(name, memoryFile);
    if ((await succeeds((of) => of.putFile(postId, id, file))) && files.get(name) === memoryFile)
      files.delete(name);
  }

  const withKnown = (change: (posts: Map<string, StoredPost>) => void) => {
    const posts = new Map(known);
    change(posts);
    known = posts;
  };

  return {
    async timesEmptied() {
      lastTimesEmptied = await callDatabase((of) => of.timesEmptied()).catch(() => lastTimesEmptied);
      return lastTimesEmptied;
    },
    async posts() {
      try {
        const read = database ? await callDatabase((of) => of.posts()) : [];
        const held = [...known.values()].filter(({ id }) => unsavedPosts.has(id));
        known = new Map([...read, ...held].map((post) => [post.id, post]));
      } catch (error) {
        // A failed read says neither that the store is empty nor that the known posts are still there.
        if ((hasTimedOut() ? known.size : unsavedPosts.size) === 0) throw error;
      }
      return [...known.values()];
    },
    async putPost(post) {
      const { id } = post;
      recordDrafts(true);
      withKnown((posts) => posts.set(id, post));
      unsavedPosts.add(id);
      // The disk may have room again by now.
      for (const held of files.values()) await storeFile(held);
      if ((await succeeds((of) => of.putPost(post))) && known.get(id) === post) unsavedPosts.delete(id);
      updateDraftsAreStored();
    },
    async removePost(id) {
      withKnown((posts) => posts.delete(id));
      unsavedPosts.delete(id);
      for (const [name, { postId }] of files) if (postId === id) files.delete(name);
      updateDraftsAreStored();
      // A database that does not answer may still run earlier calls, so the removal is sent to it as well.
      if (hasTimedOut()) void database?.removePost(id).catch(() => {});
      else if (database) await callDatabase((of) => of.removePost(id));
    },
    file: async (postId, id) =>
      files.get(fileKey(postId, id))?.file ?? (database && (await callDatabase((of) => of.file(postId, id)))),
    async putFile(postId, id, file) {
      await storeFile({ postId, id, file });
      updateDraftsAreStored();
    },
    async removeFile(postId, id) {
      files.delete(fileKey(postId, id));
      await succeeds((of) => of.removeFile(postId, id));
    },
    // A record in memory may have files on the disk.
    removeOrphans: ({ keptIds, keptBefore }) =>
      callDatabase((of) => of.removeOrphans({ keptIds: new Set([...keptIds, ...known.keys()]), keptBefore })),
  };
}

const open = async (database: () => Promise<DraftStore>): Promise<DraftStore> =>
  createPageStore(await withTimeout(database(), callTimeout).catch(() => null));

const openedStore = pageVariable<Promise<DraftStore> | null>(() => null);

/** The store of unsent posts on this page. Its puts never reject. */
export function openDraftStore(): Promise<DraftStore> {
  return (openedStore.current ??= open(openIndexedDbStore));
}

/** Opens the store again, as a page load does; `database` opens the browser's storage. */
export function resetDraftStore(database: () => Promise<DraftStore> = openIndexedDbStore): void {
  draftsAreStored.write(true);
  openedStore.current = open(database);
}
