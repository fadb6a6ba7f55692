import { bytesMatch, viewOf } from './bytes';
import { isCleanJpeg } from './jpeg';

interface Chunk {
  /** The position of its four-letter name. */
  nameStart: number;
  /** The position after its end. */
  end: number;
}

const pngStart = '\x89PNG\r\n\x1a\n';
/** Chunks for the picture, its colours and its density. Others are not allowed, such as texts, times and EXIF. */
const pngChunks = 'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' ');

/** A PNG chunk consists of its length, name, content and checksum. */
function pngChunkAt(view: DataView, start: number): Chunk {
  return { nameStart: start + 4, end: start + 12 + view.getUint32(start) };
}

const webpHeadLength = 12;
/**
 * Chunks for the picture, its size, transparency and colours. Others are not allowed, such as EXIF, XMP and animation.
 */
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];

/** A WebP chunk consists of its name, length and content, padded to an even length. */
function webpChunkAt(view: DataView, start: number): Chunk {
  const length = view.getUint32(start + 4, true);
  return { nameStart: start, end: start + 8 + length + (length % 2) };
}

/** Whether a file has only chunks with these names, and ends where the last of them ends. */
function hasOnly(
  bytes: Uint8Array,
  start: number,
  names: readonly string[],
  chunkAt: (view: DataView, start: number) => Chunk,
): boolean {
  const view = viewOf(bytes);
  let position = start;
  while (position + 8 <= bytes.length) {
    const { nameStart, end } = chunkAt(view, position);
    if (!names.some((known) => bytesMatch(bytes, nameStart, known))) return false;
    position = end;
  }
  return position === bytes.length;
}

/**
 * The type of a complete JPEG, PNG or WebP file with nothing but its picture: no place, camera, text or time. null for
 * any other file.
 */
export function cleanPictureType(bytes: Uint8Array): string | null {
  if (isCleanJpeg(bytes)) return 'image/jpeg';
  const isPng = bytesMatch(bytes, 0, pngStart);
  if (isPng && hasOnly(bytes, pngStart.length, pngChunks, pngChunkAt)) return 'image/png';
  const isWebp = bytesMatch(bytes, 0, 'RIFF') && bytesMatch(bytes, 8, 'WEBP');
  if (isWebp && hasOnly(bytes, webpHeadLength, webpChunks, webpChunkAt)) return 'image/webp';
  return null;
}
