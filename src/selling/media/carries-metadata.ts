import { bytesMatch, pictureType } from './picture-type';
import { isCleanJpeg } from './jpeg';

const signatureLength = 8;
const headerLength = 13;
/** Length, name and checksum of a chunk, in bytes. */
const chunkFrame = 12;
/**
 * The picture, its colours and its density. Texts, times, EXIF, animation and what is unknown are not among
 * them.
 */
const pngChunks = ['PLTE', 'IDAT', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'];

/** Whether a PNG is whole and holds only what is needed to show it. */
function isCleanPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = signatureLength;
  let hasPicture = false;
  while (position + chunkFrame <= bytes.length) {
    const length = view.getUint32(position);
    const name = position + 4;
    const end = position + chunkFrame + length;
    if (position === signatureLength) {
      if (!bytesMatch(bytes, name, 'IHDR') || length !== headerLength) return false;
    } else if (bytesMatch(bytes, name, 'IEND')) {
      return hasPicture && length === 0 && end === bytes.length;
    } else if (!pngChunks.some((chunk) => bytesMatch(bytes, name, chunk))) {
      return false;
    }
    hasPicture ||= bytesMatch(bytes, name, 'IDAT');
    position = end;
  }
  return false;
}

/** 'RIFF', the length of what follows, and 'WEBP'. */
const headLength = 12;
/** Name and length of a chunk, in bytes. */
const chunkHead = 8;
/** The picture, its size, transparency and colours. EXIF, XMP, animation and what is unknown are not among them. */
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];

/** Whether a WebP is whole and holds only what is needed to show it. */
function isCleanWebp(bytes: Uint8Array): boolean {
  if (bytes.length < headLength) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + chunkHead !== bytes.length) return false;
  let position = headLength;
  let hasPicture = false;
  while (position + chunkHead <= bytes.length) {
    if (!webpChunks.some((chunk) => bytesMatch(bytes, position, chunk))) return false;
    hasPicture ||= bytesMatch(bytes, position, 'VP8 ') || bytesMatch(bytes, position, 'VP8L');
    const length = view.getUint32(position + 4, true);
    // RIFF pads a chunk of odd length with one byte.
    position += chunkHead + length + (length % 2);
  }
  return hasPicture && position === bytes.length;
}

/**
 * Whether a file may tell more than its picture shows: a place, a camera, a time, a name. True unless the file
 * is known to hold nothing of the kind; also true of one that is broken.
 */
export function carriesMetadata(bytes: Uint8Array): boolean {
  switch (pictureType(bytes)) {
    case 'image/jpeg':
      return !isCleanJpeg(bytes);
    case 'image/png':
      return !isCleanPng(bytes);
    case 'image/webp':
      return !isCleanWebp(bytes);
    default:
      return true;
  }
}
