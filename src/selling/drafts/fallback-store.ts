import { NotAnswered, createAnswerInTime, fallbackUnlessTimedOut } from './answer-in-time';
import { noteDrafts } from './draft-hint';
import type { DraftStore } from './draft-store';
import type { StoredPost } from './stored-post';
import { forgetNote, hasNote, noteGone, noteStatus, withNote } from './noted-statuses';

/** After how many ms a put that is not taken yet counts as not lasting. */
const patience = 1500;

interface HeldFile {
  postId: string;
  id: string;
  file: File;
  /** Whether the lasting store was asked to take it and has not answered yet. */
  isAsked: boolean;
}

/**
 * Holds in memory what the lasting store does not take, or everything where there is none, so that a full disk
 * or a silent one loses nothing while the page is open. Every call ends in time. `onOutcome` is told after each
 * put whether everything outlives the page.
 */
export function createFallbackStore(
  lasting: DraftStore | null,
  onOutcome: (lasts: boolean) => void,
): DraftStore {
  const inTime = createAnswerInTime();
  /** What the lasting store had when it was read last, and what this page has put since. */
  let lastRead: readonly StoredPost[] = [];
  const own = new Map<string, StoredPost>();
  /** The ids of posts, and the files, that the lasting store has not taken. */
  const untaken = new Set<string>();
  const files = new Map<string, HeldFile>();
  let timesEmptied = 0;
  const nameOf = (postId: string, id: string) => `${postId}/${id}`;
  const tell = () => onOutcome(untaken.size === 0 && files.size === 0);

  /** Whether the lasting store takes something in time. `onTaken` is called also where it does so later. */
  async function put(work: (lasting: DraftStore) => Promise<void>, onTaken: () => void): Promise<boolean> {
    if (!lasting) return false;
    let isLate = false;
    const slow = setTimeout(tell, patience);
    const take = async () => {
      await work(lasting);
      onTaken();
      if (isLate) tell();
    };
    try {
      await inTime(take());
      return true;
    } catch {
      return false;
    } finally {
      isLate = true;
      clearTimeout(slow);
    }
  }

  async function keepFile(name: string, held: HeldFile): Promise<void> {
    files.set(name, held);
    if (held.isAsked) return;
    held.isAsked = true;
    const ask = (disk: DraftStore) =>
      disk.putFile(held.postId, held.id, held.file).finally(() => {
        held.isAsked = false;
      });
    await put(ask, () => files.get(name) === held && files.delete(name));
  }

  function remember(read: readonly StoredPost[]): void {
    const gone = read.filter((post) => !withNote(post));
    for (const { id } of gone) lasting?.removePost(id).catch(() => {});
    lastRead = read.filter((post) => !gone.includes(post));
    for (const id of own.keys()) if (!untaken.has(id)) own.delete(id);
  }

  const read = async <Answer>(call: (lasting: DraftStore) => Promise<Answer>): Promise<Answer | null> =>
    lasting && inTime(call(lasting)).catch(fallbackUnlessTimedOut(null));

  return {
    async timesEmptied() {
      // The last answer holds until there is another one.
      if (lasting) timesEmptied = await inTime(lasting.timesEmptied()).catch(() => timesEmptied);
      return timesEmptied;
    },
    async posts() {
      try {
        if (lasting) await inTime(lasting.posts().then(remember));
      } catch (error) {
        // A failed read does not mean an empty store: the answer is then what this page knows of it.
        const isKnown = error instanceof NotAnswered ? own.size + lastRead.length > 0 : untaken.size > 0;
        if (!isKnown) throw error;
      }
      const posts = [...lastRead.filter(({ id }) => !own.has(id)), ...own.values()];
      return posts.flatMap((post) => withNote(post) ?? []);
    },
    async putPost(post) {
      const { id, attempt } = post;
      noteDrafts(true);
      // The disk may have room again, and what it takes outlives the page.
      for (const [name, held] of files) await keepFile(name, held);
      own.set(id, post);
      untaken.add(id);
      // Noted before anything is sent, because the disk may store the record only after this page is gone.
      if (lasting && (attempt || hasNote(id))) noteStatus(post);
      const isTaken = await put(
        (disk) => disk.putPost(post),
        () => {
          if (own.get(id) !== post) return;
          untaken.delete(id);
          if (!attempt) forgetNote(id);
        },
      );
      const latest = own.get(id);
      if (lasting && !isTaken && latest) noteStatus(latest);
      tell();
    },
    async removePost(id) {
      own.delete(id);
      untaken.delete(id);
      lastRead = lastRead.filter((post) => post.id !== id);
      for (const [name, { postId }] of files) if (postId === id) files.delete(name);
      if (hasNote(id)) noteGone(id);
      try {
        if (lasting) await inTime(lasting.removePost(id));
      } catch (error) {
        noteGone(id);
        throw error;
      } finally {
        tell();
      }
    },
    async file(postId, id) {
      return files.get(nameOf(postId, id))?.file ?? (await read((disk) => disk.file(postId, id)));
    },
    async putFile(postId, id, file) {
      await keepFile(nameOf(postId, id), { postId, id, file, isAsked: false });
      tell();
    },
    async removeFile(postId, id) {
      files.delete(nameOf(postId, id));
      if (lasting) await inTime(lasting.removeFile(postId, id)).catch(() => {});
    },
    async removeOrphans({ spared, keptBefore }) {
      // A record held in memory may have files that the disk took.
      if (lasting)
        await inTime(lasting.removeOrphans({ spared: new Set([...spared, ...own.keys()]), keptBefore }));
    },
  };
}
