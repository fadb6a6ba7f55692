import * as v from 'valibot';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { type StoredPost, postStatusSchema } from './stored-post';

const mostKept = 50;
const noteSchema = v.object({
  id: v.string(),
  /** By the device's clock, in ms since 1970. */
  notedAt: v.number(),
  /** Null where the post is gone. */
  status: v.nullable(postStatusSchema),
});
type Note = v.InferOutput<typeof noteSchema>;

/**
 * What became of posts whose record in IndexedDB may be older. localStorage answers at once, so that a database
 * that answers late, or never, brings no post back that was sent, refused or given to an account.
 */
const notes = createPersistedStore<readonly Note[]>({
  key: 'gulit:post-statuses',
  parse: (json) =>
    parseList(json).flatMap((one) => {
      const note = v.safeParse(noteSchema, one);
      return note.success ? [note.output] : [];
    }),
});

const dateOf = ({ savedAt, savedHereAt }: StoredPost) => savedHereAt ?? savedAt ?? 0;

const findNote = (id: string) => notes.read().find((note) => note.id === id);

export const hasNote = (id: string): boolean => findNote(id) !== undefined;

/** A post as it became, or null where it is gone; a record that is newer than what is noted stays as it is. */
export function withNote(post: StoredPost): StoredPost | null {
  const note = findNote(post.id);
  if (!note || note.notedAt < dateOf(post)) return post;
  return note.status && { ...post, ...note.status };
}

const note = (next: Note) =>
  notes.update((all) => [...all.filter(({ id }) => id !== next.id), next].slice(-mostKept));

export const noteStatus = (post: StoredPost): void =>
  void note({ id: post.id, notedAt: dateOf(post), status: v.parse(postStatusSchema, post) });

export const noteGone = (id: string): void => void note({ id, notedAt: Date.now(), status: null });

export function forgetNote(id: string): void {
  if (hasNote(id)) notes.update((all) => all.filter((one) => one.id !== id));
}
