import type { KeptPost } from './kept-post';
import type { DraftStore } from './draft-store';

/** Whether the lasting store has taken what it was given; not where there is none. */
const isTaken = async (put: Promise<void> | undefined): Promise<boolean> =>
  (await put?.then(
    () => true,
    () => false,
  )) ?? false;

/**
 * Holds in memory what the lasting store does not take, or everything where there is none, so that a full disk loses nothing
 * while the page is open. `onOutcome` is told after each put whether everything outlives the page.
 */
export function createFallbackStore(
  lasting: DraftStore | null,
  onOutcome: (lasts: boolean) => void,
): DraftStore {
  const posts = new Map<string, KeptPost>();
  const files = new Map<string, { postId: string; id: string; file: File }>();
  const nameOf = (postId: string, id: string) => `${postId}/${id}`;
  const tell = () => onOutcome(posts.size === 0 && files.size === 0);

  async function keepFile(postId: string, id: string, file: File): Promise<void> {
    const name = nameOf(postId, id);
    if (await isTaken(lasting?.putFile(postId, id, file))) files.delete(name);
    else files.set(name, { postId, id, file });
  }

  return {
    timesEmptied: async () => (await lasting?.timesEmptied().catch(() => undefined)) ?? 0,
    async posts() {
      const kept = (await lasting?.posts()) ?? [];
      return [...kept.filter(({ id }) => !posts.has(id)), ...posts.values()];
    },
    unreadable: async () => (await lasting?.unreadable()) ?? [],
    async putPost(post) {
      // The disk may have room again, and what it takes outlives the page.
      for (const { postId, id, file } of files.values()) await keepFile(postId, id, file);
      if (await isTaken(lasting?.putPost(post))) posts.delete(post.id);
      else posts.set(post.id, post);
      tell();
    },
    async removePost(id) {
      posts.delete(id);
      for (const [name, { postId }] of files) if (postId === id) files.delete(name);
      await lasting?.removePost(id);
      tell();
    },
    async file(postId, id) {
      const held = files.get(nameOf(postId, id));
      return held?.file ?? (await lasting?.file(postId, id).catch(() => undefined)) ?? null;
    },
    async files(postId) {
      const kept = (await lasting?.files(postId).catch(() => undefined)) ?? [];
      const held = [...files.values()].filter((one) => one.postId === postId);
      return new Map([...kept, ...held.map(({ id, file }) => [id, file] as const)]);
    },
    async putFile(postId, id, file) {
      await keepFile(postId, id, file);
      tell();
    },
    async removeFile(postId, id) {
      files.delete(nameOf(postId, id));
      await lasting?.removeFile(postId, id).catch(() => {});
    },
    async removeOrphans({ spared, keptBefore }) {
      // A record held in memory may have files that the disk took.
      await lasting?.removeOrphans({ spared: new Set([...spared, ...posts.keys()]), keptBefore });
    },
  };
}
