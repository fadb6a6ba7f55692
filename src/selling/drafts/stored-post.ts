import * as v from 'valibot';
import { attemptFields } from '@/api/send-once';
import type { StoredTime } from '@/platform/expiry';
import { mediaItems, type Post, type PostMedia } from '@/selling/post/post';
import { postFieldsSchema } from '@/selling/post/post-fields';

const storedFile = v.object({ id: v.string() });

const statusEntries = {
  /** A `pending` post is submitted, and waits until its seller signs in or the connection returns. */
  state: v.picklist(['draft', 'pending']),
  /** The id of the account that wrote or claimed the post; null if nobody has. No other account sees or sends it. */
  owner: v.nullable(v.string()),
  /** An attempt to send the post, if its outcome is unknown. */
  attempt: v.nullable(
    v.object({
      ...attemptFields,
      email: v.string(),
      fields: postFieldsSchema,
      fileIds: v.array(v.string()),
    }),
  ),
};

/** A post without its files, which are stored separately under their ids. */
const storedPostSchema = v.object({
  id: v.string(),
  ...statusEntries,
  fields: postFieldsSchema,
  media: v.pipe(
    v.object({
      profile: v.nullable(storedFile),
      photos: v.optional(v.array(storedFile)),
      // Until November 2026 the main photo was stored apart from the others.
      main: v.nullish(storedFile),
      additional: v.optional(v.array(storedFile), []),
      video: v.nullable(v.object({ id: v.string(), seconds: v.number() })),
    }),
    v.transform(({ profile, photos, main, additional, video }) => ({
      profile,
      photos: photos ?? (main ? [main, ...additional] : additional),
      video,
    })),
  ),
  /** The id of the listing that is posted again. */
  copiedFrom: v.optional(v.string()),
  /** When it was stored, by both clocks (`StoredTime`). */
  savedAt: v.number(),
  savedHereAt: v.number(),
});

export type StoredPost = v.InferOutput<typeof storedPostSchema>;
export type PostStatus = Pick<StoredPost, keyof typeof statusEntries>;
export type PostAttempt = NonNullable<StoredPost['attempt']>;

export const readPosts = (records: readonly unknown[]): readonly StoredPost[] =>
  records.flatMap((record) => {
    const post = v.safeParse(storedPostSchema, record);
    return post.success ? post.output : [];
  });

const withoutFile = <Kept extends { file: File }>({ file: _file, ...kept }: Kept): Omit<Kept, 'file'> => kept;

export const toStoredPost = ({ media, ...post }: Post, status: PostStatus & StoredTime): StoredPost => ({
  ...post,
  ...status,
  media: {
    profile: media.profile && withoutFile(media.profile),
    photos: media.photos.map(withoutFile),
    video: media.video && withoutFile(media.video),
  },
});

export const filesOf = ({ media }: Post): ReadonlyMap<string, File> =>
  new Map(mediaItems(media).map(({ id, file }) => [id, file]));

export const fileIdsOf = ({ media }: Pick<Post | StoredPost, 'media'>): string[] =>
  mediaItems<{ id: string }, { id: string }>(media).map(({ id }) => id);

/** Loads a stored post with its files, and counts files that the browser no longer has. */
export async function loadPost(
  store: { file: (postId: string, id: string) => Promise<File | null> },
  { id, fields, media, copiedFrom }: StoredPost,
): Promise<{ post: Post; lostFiles: number }> {
  let lostFiles = 0;
  const load = async <Kept extends { id: string }>(
    kept: Kept | null,
  ): Promise<(Kept & { file: File }) | null> => {
    if (!kept) return null;
    const file = await store.file(id, kept.id);
    if (!file) lostFiles += 1;
    return file && { ...kept, file };
  };
  const loaded: PostMedia = {
    profile: await load(media.profile),
    photos: (await Promise.all(media.photos.map(load))).filter((photo) => photo !== null),
    video: await load(media.video),
  };
  return {
    post: { id, fields, media: loaded, ...(copiedFrom !== undefined && { copiedFrom }) },
    lostFiles,
  };
}
