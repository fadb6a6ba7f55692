import * as v from 'valibot';

/**
 * The fields of every attempt to send something. An attempt is stored before its call starts, so that a reload during
 * the call leaves a trace. A stored type has to include these fields in its schema: a schema drops other fields, and
 * without these something could be sent twice.
 */
export const attemptFields = {
  /** The idempotency key. Every attempt to send the same thing uses the same key. */
  key: v.string(),
  /** When the first attempt began, in ms: by the server's clock if that was known. */
  startedAt: v.number(),
  /** Whether `startedAt` is by the device's clock, because the server's time was not known. */
  isByDevice: v.optional(v.boolean()),
  /** The ids of similar rows that the server's list already had; null if that list was not known. */
  knownIds: v.nullable(v.array(v.string())),
};

export type Attempt = v.InferOutput<v.ObjectSchema<typeof attemptFields, undefined>>;
