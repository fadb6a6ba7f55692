import * as v from 'valibot';
import { postFieldsSchema } from '@/selling/post/post-fields';

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
