import { bytesMatch } from './bytes-match';

/** 'RIFF', the length of what follows, and 'WEBP'. */
const headLength = 12;
/** Name and length of a chunk, in bytes. */
const chunkHead = 8;
/** The picture, its size, transparency and colours. EXIF, XMP, animation and what is unknown are not among them. */
const allowed = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];

/** Whether a WebP is whole and holds only what is needed to show it. */
export function isCleanWebp(bytes: Uint8Array): boolean {
  if (bytes.length < headLength) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + chunkHead !== bytes.length) return false;
  let position = headLength;
  let hasPicture = false;
  while (position + chunkHead <= bytes.length) {
    if (!allowed.some((chunk) => bytesMatch(bytes, position, chunk))) return false;
    hasPicture ||= bytesMatch(bytes, position, 'VP8 ') || bytesMatch(bytes, position, 'VP8L');
    const length = view.getUint32(position + 4, true);
    // A chunk of odd length is followed by one byte of nothing.
    position += chunkHead + length + (length % 2);
  }
  return hasPicture && position === bytes.length;
}
