import { message } from '@/language/translate';

/** In seconds. 30 are allowed, but cameras that stop at 30 record slightly more (docs/product.md, Posting). */
const maxVideoSeconds = 30.5;

export const isVideoTooLong = (seconds: number): boolean => seconds > maxVideoSeconds;

/** The content of the first box with a name in an MP4, MOV or 3GP file, or in another box; null if there is none. */
async function findBox(file: Blob, name: string): Promise<Blob | null> {
  let start = 0;
  // A box starts with its length and its name. If the length is 1, the real length follows in 64 bits.
  while (start + 16 <= file.size) {
    const bytes = await file.slice(start, start + 16).arrayBuffer();
    const view = new DataView(bytes);
    const is64Bit = view.getUint32(0) === 1;
    const headLength = is64Bit ? 16 : 8;
    // A length of 0 means: up to the end.
    const length = is64Bit ? Number(view.getBigUint64(8)) : view.getUint32(0) || file.size - start;
    if (length < headLength || start + length > file.size) return null;
    if (String.fromCharCode(...new Uint8Array(bytes, 4, 4)) === name)
      return file.slice(start + headLength, start + length);
    start += length;
  }
  return null;
}

/** The greatest length in bytes of the box `mvhd` before its last fields. */
const movieHeaderLength = 32;

/** The length of a video in seconds, from the number of units in its header and the units per second. */
async function readSeconds(file: Blob): Promise<number | null> {
  const movie = await findBox(file, 'moov');
  const header = movie && (await findBox(movie, 'mvhd'));
  if (!header || header.size < movieHeaderLength) return null;
  const view = new DataView(await header.slice(0, movieHeaderLength).arrayBuffer());
  const is64Bit = view.getUint8(0) === 1;
  const scale = view.getUint32(is64Bit ? 20 : 12);
  const units = is64Bit ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const isKnown = scale > 0 && units > 0 && units !== 0xffff_ffff;
  return isKnown ? units / scale : null;
}

function throwUnreadable(cause: unknown): never {
  throw new Error(message("This file can't be read any more. Please choose it again."), { cause });
}

/**
 * Reads a video into memory, because its file may change or vanish later, and returns its length in seconds. A video
 * that is too long is not read completely. The length comes from the file, because many browsers cannot play the videos
 * of iPhones. Rejects with an error in the form's words.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const seconds = await readSeconds(file).catch(throwUnreadable);
  if (seconds === null)
    throw new Error(message("The length of this video can't be read. Please choose an MP4 or MOV video."));
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(throwUnreadable);
  return { file: new File([bytes], file.name, { type: file.type }), seconds };
}
