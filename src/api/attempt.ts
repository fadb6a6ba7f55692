import * as v from 'valibot';

/**
 * What every attempt to send something stores. It is stored before it begins, so a reload in the middle leaves a
 * trace. A schema drops fields that it does not name, and without these fields something could be sent twice.
 */
export const attemptEntries = {
  /** The idempotency key. Every attempt to send the same thing uses the same key. */
  key: v.string(),
  /** When the first attempt began, in ms: by the server's clock if that was known. */
  startedAt: v.number(),
  /** Whether `startedAt` is by the device's clock, because the server's time was not known. */
  isByDevice: v.optional(v.boolean()),
  /** The ids of look-alikes that the server already had; null if its list was not known. */
  knownIds: v.nullable(v.array(v.string())),
};

export type Attempt = v.InferOutput<v.ObjectSchema<typeof attemptEntries, undefined>>;
