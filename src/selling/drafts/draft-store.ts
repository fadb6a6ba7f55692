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

/** Whether drafts outlive the page. With a full disk or in some private windows, they do not. */
export const draftsAreStored = createGlobalStore(() => true);

const refuse = () => Promise.reject(new StorageError('The browser stores nothing.'));

/** Replaces the database if it cannot be opened. */
const noDatabase: DraftStore = {
  posts: async () => [],
  putPost: refuse,
  changePost: refuse,
  removePost: async () => {},
  file: async () => null,
};

/** Runs the calls for one post one after another, so that no late write restores a removed post. */
function createQueues() {
  const lastCalls = new Map<string, Promise<unknown>>();
  return <Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> => {
    const answer = (lastCalls.get(id) ?? Promise.resolve()).then(call);
    lastCalls.set(
      id,
      answer.catch(() => {}),
    );
    return answer;
  };
}

/** Limits how long the page waits for a call. While one call is overdue, the page waits for no other. */
function createTimeLimit() {
  let isSilent = false;
  const hasAnswered = () => {
    isSilent = false;
  };
  return <Answer>(call: Promise<Answer>): Promise<Answer> =>
    withTimeout(call, isSilent ? 0 : callTimeout).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') {
        isSilent = true;
        call.then(hasAnswered, hasAnswered);
      }
      throw error;
    });
}

/** The latest version of a post that the database has not stored. */
interface UnstoredPost {
  post: StoredPost;
  files: ReadonlyMap<string, File>;
}

/**
 * Wraps the database, and keeps in memory what it has not stored, so that nothing is lost while the page is open. Each
 * call ends in time, and no `putPost` rejects.
 */
function createPageStore(database: DraftStore): DraftStore {
  const unstored = new Map<string, UnstoredPost>();
  const inTurn = createQueues();
  const inTime = createTimeLimit();

  /** Stores the texts of a post on a full disk. If that fails too, deletes the record of another owner. */
  const putTexts = (post: StoredPost) =>
    database
      .putPost(post)
      .catch(() => database.changePost(post.id, (stored) => (stored.owner === post.owner ? stored : null)))
      .catch(() => {});

  /** Stores the latest version of a post. An earlier call may have stored it already. */
  async function writeLatest(id: string): Promise<void> {
    const latest = unstored.get(id);
    if (!latest) return;
    try {
      await database.putPost(latest.post, latest.files);
      if (unstored.get(id) === latest) unstored.delete(id);
      if (unstored.size === 0) draftsAreStored.write(true);
    } catch {
      draftsAreStored.write(false);
      await putTexts(latest.post);
    }
  }

  const store: DraftStore = {
    async posts() {
      const inMemory = [...unstored.values()].map(({ post }) => post);
      const read = await inTime(database.posts()).catch((error: unknown) => {
        // An empty list would be wrong: the posts in the database are unknown.
        if (inMemory.length === 0) throw error;
        return [];
      });
      return [...new Map([...read, ...inMemory].map((post) => [post.id, post])).values()];
    },
    async putPost(post, files = new Map()) {
      recordDrafts(true);
      unstored.set(post.id, { post, files });
      await inTime(inTurn(post.id, () => writeLatest(post.id))).catch(() => draftsAreStored.write(false));
    },
    async changePost(id, change) {
      if (!unstored.has(id)) {
        const changed = await inTime(inTurn(id, () => database.changePost(id, change))).catch(
          () => undefined,
        );
        if (changed !== undefined) return changed;
      }
      const latest = (await store.posts()).find((post) => post.id === id);
      const changed = latest ? change(latest) : null;
      if (changed) await store.putPost(changed, unstored.get(id)?.files);
      return changed;
    },
    async removePost(id) {
      unstored.delete(id);
      if (unstored.size === 0) draftsAreStored.write(true);
      await inTime(inTurn(id, () => database.removePost(id)));
    },
    file: async (postId, id) =>
      unstored.get(postId)?.files.get(id) ?? (await inTime(database.file(postId, id))),
  };
  return store;
}

const open = async (openDatabase: () => Promise<DraftStore>): Promise<DraftStore> =>
  createPageStore(await withTimeout(openDatabase(), callTimeout).catch(() => noDatabase));

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
