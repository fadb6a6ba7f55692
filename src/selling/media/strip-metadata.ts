import { bytesMatch, joinBytes, pictureType, viewOf } from './bytes';
import { strippedJpeg } from './jpeg';

const signatureLength = 8;
const ihdrLength = 13;
/** The bytes of a chunk's length, name and checksum. */
const chunkFrame = 12;
/** The picture, its colours and its density. Text, times, EXIF, animation and unknown chunks are left out. */
const pngChunks = [
  'IHDR',
  'PLTE',
  'IDAT',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
];

function strippedPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, signatureLength)];
  let position = signatureLength;
  let hasPicture = false;
  while (position + chunkFrame <= bytes.length) {
    const length = view.getUint32(position);
    const name = position + 4;
    const end = position + chunkFrame + length;
    const chunk = bytes.subarray(position, end);
    const isFirst = position === signatureLength;
    if (isFirst && (!bytesMatch(bytes, name, 'IHDR') || length !== ihdrLength)) return null;
    if (bytesMatch(bytes, name, 'IEND'))
      return hasPicture && length === 0 ? joinBytes([...kept, chunk]) : null;
    if (pngChunks.some((known) => bytesMatch(bytes, name, known))) kept.push(chunk);
    hasPicture ||= bytesMatch(bytes, name, 'IDAT');
    position = end;
  }
  return null;
}

/** 'RIFF', the length of the rest, and 'WEBP'. */
const webpHeaderLength = 12;
/** The bytes of a chunk's name and length. */
const chunkHead = 8;
/** The picture, its size, transparency and colours. EXIF, XMP, animation and unknown chunks are left out. */
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];
/** The flags in `VP8X` that announce EXIF, XMP or an animation. */
const metadataMarks = 0x0e;

/** Writes a new header, which states the length of the kept chunks. */
function joinWebp(head: Uint8Array, chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = joinBytes([head, ...chunks]);
  viewOf(bytes).setUint32(4, bytes.length - chunkHead, true);
  if (bytesMatch(bytes, webpHeaderLength, 'VP8X'))
    bytes[webpHeaderLength + chunkHead] = (bytes[webpHeaderLength + chunkHead] ?? 0) & ~metadataMarks;
  return bytes;
}

function strippedWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes.length < webpHeaderLength) return null;
  const view = viewOf(bytes);
  // Bytes after the stated end of the file are dropped.
  const fileEnd = view.getUint32(4, true) + chunkHead;
  if (fileEnd > bytes.length) return null;
  const kept: Uint8Array[] = [];
  let position = webpHeaderLength;
  let hasPicture = false;
  while (position + chunkHead <= fileEnd) {
    const length = view.getUint32(position + 4, true);
    // RIFF pads chunks of odd length with one byte.
    const end = position + chunkHead + length + (length % 2);
    const start = position;
    if (webpChunks.some((chunk) => bytesMatch(bytes, start, chunk))) kept.push(bytes.subarray(start, end));
    hasPicture ||= bytesMatch(bytes, start, 'VP8 ') || bytesMatch(bytes, start, 'VP8L');
    position = end;
  }
  return hasPicture && position === fileEnd ? joinWebp(bytes.subarray(0, webpHeaderLength), kept) : null;
}

/**
 * Removes all metadata from a picture: place, camera, time, name; for JPEG also the rotation. Null if the file
 * is broken or of an unknown type.
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  switch (pictureType(bytes)) {
    case 'image/jpeg':
      return strippedJpeg(bytes);
    case 'image/png':
      return strippedPng(bytes);
    case 'image/webp':
      return strippedWebp(bytes);
    default:
      return null;
  }
}

/** Whether there is metadata to strip. Also true for broken files and unknown types. */
export const hasMetadata = (bytes: Uint8Array): boolean => stripMetadata(bytes)?.length !== bytes.length;
