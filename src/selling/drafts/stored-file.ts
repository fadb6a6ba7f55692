import * as v from 'valibot';

const storedFileSchema = v.object({
  name: v.string(),
  type: v.string(),
  lastModified: v.number(),
  bytes: v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
  /** Milliseconds since 1970. */
  keptAt: v.number(),
});

/**
 * A file as IndexedDB keeps it: WebKit stores no `File` in a private window ("Error preparing Blob/File data"),
 * but its bytes.
 */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** Rejects where the file cannot be read any more, as when it was removed from its card. */
export const toStoredFile = async (file: File, keptAt: number): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
  keptAt,
});

/** A file from the store, also as older versions of the app kept it; null where it is none. */
export function readStoredFile(value: unknown): File | null {
  if (value instanceof File) return value;
  const stored = v.safeParse(storedFileSchema, value);
  if (!stored.success) return null;
  const { name, type, lastModified, bytes } = stored.output;
  return new File([bytes], name, { type, lastModified });
}

/** When a file was kept, in ms since 1970; 0 where the store does not tell, as for files of older versions. */
export function keptAtOf(value: unknown): number {
  const stored = v.safeParse(storedFileSchema, value);
  return stored.success ? stored.output.keptAt : 0;
}
