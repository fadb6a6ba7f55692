import * as v from 'valibot';
import { postFieldsSchema } from '@/selling/post/post-fields';
import type { Post, PostMedia } from '@/selling/post/post';
import type { DraftStore } from './draft-store';

const keptFile = v.object({ id: v.string(), originalSize: v.number() });
const keptVideo = v.object({ id: v.string(), seconds: v.number() });

/** A post as this browser keeps it; its files are kept apart, under their ids. */
export const keptPostSchema = v.object({
  id: v.string(),
  /** `pending` was submitted and waits for its seller to sign in. */
  state: v.picklist(['draft', 'pending']),
  fields: postFieldsSchema,
  media: v.object({
    profile: v.nullable(keptFile),
    main: v.nullable(keptFile),
    additional: v.array(keptFile),
    video: v.nullable(keptVideo),
  }),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** An attempt to send it whose end is not known. */
  attempt: v.nullable(
    v.object({
      startedAt: v.number(),
      email: v.string(),
      fields: postFieldsSchema,
      knownIds: v.array(v.string()),
    }),
  ),
});

export type KeptPost = v.InferOutput<typeof keptPostSchema>;
/** What is known of an attempt: when it began, in ms, what was sent by whom, and which listings like it were there before. */
export type Attempt = NonNullable<KeptPost['attempt']>;

/** A post as it is kept: without its files. */
export const toKeptPost = (
  { id, fields, media }: Post,
  rest: Pick<KeptPost, 'state' | 'savedAt' | 'attempt'>,
): KeptPost => {
  const photo = (one: Post['media']['main']) => one && { id: one.id, originalSize: one.originalSize };
  return {
    id,
    fields: { ...fields },
    media: {
      profile: photo(media.profile),
      main: photo(media.main),
      additional: media.additional.map(({ id: photoId, originalSize }) => ({ id: photoId, originalSize })),
      video: media.video && { id: media.video.id, seconds: media.video.seconds },
    },
    ...rest,
  };
};

/** The files of a post by their ids. */
export const filesOf = ({ media: { profile, main, additional, video } }: Post): ReadonlyMap<string, File> =>
  new Map([profile, main, ...additional, video].flatMap((one) => (one ? [[one.id, one.file]] : [])));

/** A kept post with its files, and how many of them the browser has lost. */
export async function loadPost(
  store: DraftStore,
  { id, fields, media }: KeptPost,
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
  return { post: { id, fields, media: loaded }, lostFiles };
}
