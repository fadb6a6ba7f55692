import * as v from 'valibot';
import { isRecord } from '@/platform/parse-values';
import { postFieldNames } from '@/selling/post/post-fields';
import type { Post, PostMedia } from '@/selling/post/post';

const keptFile = v.looseObject({ id: v.string() });
const keptVideo = v.looseObject({ id: v.string(), seconds: v.nullish(v.number(), 0) });
const mediaSlots = {
  profile: v.nullish(keptFile, null),
  main: v.nullish(keptFile, null),
  additional: v.nullish(v.array(keptFile), []),
  video: v.nullish(keptVideo, null),
};
/** Media without any known slot have another shape. Read as empty, they would lose the files. */
const keptMedia = v.pipe(
  v.custom<object>((value) => isRecord(value) && Object.keys(mediaSlots).some((name) => name in value)),
  v.looseObject(mediaSlots),
);
const keptFields = v.looseObject(v.entriesFromList(postFieldNames, v.nullish(v.string(), '')));

const statusEntries = {
  /** `pending` means submitted and waiting for its seller to sign in. */
  state: v.picklist(['draft', 'pending']),
  /**
   * The id of the account that wrote it or first signed in with it; null without one. No other account sees or
   * sends it.
   */
  owner: v.nullish(v.string(), null),
  /** An attempt to send it with an unknown outcome. */
  attempt: v.nullish(
    v.looseObject({
      /** The idempotency key; attempts of older versions had none. */
      key: v.nullish(v.string(), ''),
      startedAt: v.number(),
      isByDevice: v.optional(v.boolean()),
      email: v.string(),
      fields: keptFields,
      fileIds: v.nullish(v.array(v.string()), null),
      /**
       * Null, not empty, if it is missing: with an empty list any similar listing would count as arrived, and
       * the post would be removed.
       */
      knownIds: v.nullish(v.array(v.string()), null),
    }),
    null,
  ),
};

/**
 * A stored post; its files are stored separately under their ids. It may come from an older or newer version:
 * missing fields read as empty, and unknown ones stay.
 */
const storedPostSchema = v.looseObject({
  id: v.string(),
  ...statusEntries,
  fields: keptFields,
  media: keptMedia,
  /** The id of the listing that is posted again. */
  copiedFrom: v.optional(v.string()),
  /** When it was stored, by both clocks (`StoredTime`); null if unknown. */
  savedAt: v.nullish(v.number(), null),
  savedHereAt: v.nullish(v.number(), null),
});

export type StoredPost = v.InferOutput<typeof storedPostSchema>;
/** The state and owner of a post, and its last attempt. */
export type PostStatus = Pick<StoredPost, keyof typeof statusEntries>;
/** An attempt: its start in ms, its content and sender, and the similar listings that existed before. */
export type PostAttempt = NonNullable<StoredPost['attempt']>;

/** The records that are readable as posts. */
export const readPosts = (records: readonly unknown[]): readonly StoredPost[] =>
  records.flatMap((record) => {
    const post = v.safeParse(storedPostSchema, record);
    return post.success ? post.output : [];
  });

function withoutFile<Kept extends { file: File }>(one: Kept): Omit<Kept, 'file'> {
  const { file: _file, ...kept } = one;
  return kept;
}

/** Converts a post for storage, without its files. Unknown fields of `known`, its previous record, stay. */
export const toStoredPost = (
  { id, fields, media, copiedFrom }: Post,
  rest: PostStatus & Pick<StoredPost, 'savedAt'> & Partial<Pick<StoredPost, 'savedHereAt'>>,
  known: StoredPost | null = null,
): StoredPost => ({
  ...known,
  id,
  fields: { ...fields },
  ...(copiedFrom !== undefined && { copiedFrom }),
  media: {
    ...known?.media,
    profile: media.profile && withoutFile(media.profile),
    main: media.main && withoutFile(media.main),
    additional: media.additional.map(withoutFile),
    video: media.video && withoutFile(media.video),
  },
  savedHereAt: null,
  ...rest,
});

/** A post's files by their ids. */
export const filesOf = ({ media: { profile, main, additional, video } }: Post): ReadonlyMap<string, File> =>
  new Map([profile, main, ...additional, video].flatMap((one) => (one ? [[one.id, one.file]] : [])));

/** The ids of its files, in the same order. */
export const fileIdsOf = ({
  media: { profile, main, additional, video },
}: Pick<Post | StoredPost, 'media'>): string[] =>
  [profile, main, ...additional, video].flatMap((one) => one?.id ?? []);

/** Loads a stored post with its files, and counts files that the browser has lost. */
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
    main: await load(media.main),
    additional: (await Promise.all(media.additional.map(load))).filter((photo) => photo !== null),
    video: await load(media.video),
  };
  return {
    post: { id, fields, media: loaded, ...(copiedFrom !== undefined && { copiedFrom }) },
    lostFiles,
  };
}
