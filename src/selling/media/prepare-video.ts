import { message } from '@/language/translate';
import { withTimeout } from '@/platform/scheduling';

/** In seconds. 30 are allowed, but cameras stop slightly later (docs/product.md, Posting). */
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

/** How many bytes at the start of the box `mvhd` contain the length of the video. */
const movieHeaderLength = 32;

/** The length in seconds that the header of a file states; null if it states none. */
async function statedSeconds(file: Blob): Promise<number | null> {
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

/** How long the browser's player may take to load a length, in ms. */
const playerTimeout = 15_000;

/** The length of a video in seconds, according to the browser's player. Rejects if the player does not know it. */
async function playerSeconds(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    const loaded = new Promise((resolve, reject) => {
      video.addEventListener('loadedmetadata', resolve);
      video.addEventListener('error', reject);
    });
    video.preload = 'metadata';
    video.src = address;
    await withTimeout(loaded, playerTimeout);
    if (video.videoWidth > 0 && Number.isFinite(video.duration)) return video.duration;
    throw new Error('The file has no pictures or no length.');
  } finally {
    // Frees the player, because a phone allows only a few.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function throwUnreadable(cause: unknown): never {
  throw new Error(message("This file can't be read any more. Please choose it again."), { cause });
}

function throwWithoutLength(cause: unknown): never {
  const text = message("The length of this video can't be read. Please choose an MP4 or MOV video.");
  throw new Error(text, { cause });
}

/**
 * Reads a video into memory, because its file may change or vanish later, and returns its length in seconds. A video
 * that is too long is not read completely. The player is asked last, because many browsers cannot play the videos of
 * iPhones. Rejects with an error in the form's words.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const stated = await statedSeconds(file).catch(throwUnreadable);
  const seconds = stated ?? (await playerSeconds(file).catch(throwWithoutLength));
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(throwUnreadable);
  return { file: new File([bytes], file.name, { type: file.type }), seconds };
}
