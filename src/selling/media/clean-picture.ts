import { bytesMatch, viewOf } from './bytes';

const isJpeg = (bytes: Uint8Array): boolean => bytesMatch(bytes, 0, '\xff\xd8\xff');

/** A segment of a JPEG file. */
interface JpegSegment {
  /** The marker's second byte: 0xE1 for APP1. */
  marker: number;
  /** The position of its content, which follows the marker and the length. */
  body: number;
  /** The position after its end. For a scan, that is after its picture data. */
  end: number;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Markers without content: start and end of image, and restarts. */
const hasNoContent = (marker: number) => isRestart(marker) || marker === 0xd8 || marker === endOfImage;

/** Finds the end of picture data: the first FF byte that is followed neither by zero nor by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let position = bytes.indexOf(0xff, from);
  while (position !== -1) {
    const next = bytes[position + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && !isRestart(next)) return position;
    position = bytes.indexOf(0xff, position + 2);
  }
  return bytes.length;
}

/** Iterates over the segments up to the end of the image or the first broken one. */
function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = viewOf(bytes);
  let start = 2;
  while (bytes[start] === 0xff) {
    let position = start + 1;
    // The standard allows any number of FF bytes before a marker.
    while (bytes[position] === 0xff) position += 1;
    const marker = bytes[position];
    if (marker === undefined) return;
    let body = position + 1;
    let end = body;
    if (!hasNoContent(marker)) {
      if (body + 2 > bytes.length) return;
      const length = view.getUint16(body);
      end = body + length;
      body += 2;
      if (length < 2 || end > bytes.length) return;
      if (marker === startOfScan) end = endOfScan(bytes, end);
    }
    yield { marker, body, end };
    if (marker === endOfImage) return;
    start = end;
  }
}

const quantization = 0xdb;
const restartInterval = 0xdd;
/** Frames, Huffman and arithmetic tables: C0 to CF, except the reserved C8. */
const isFrameOrTable = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8;
const codingMarkers = new Set([quantization, restartInterval, startOfScan, endOfImage]);

/**
 * Whether a segment is needed to show the picture: coding, colour profile, or one of two markers for the colour coding.
 * These two must have their usual length, so that no thumbnail or other data can be in them.
 */
function isCodingSegment(bytes: Uint8Array, { marker, body, end }: JpegSegment): boolean {
  if (marker === 0xe0) return bytesMatch(bytes, body, 'JFIF\0') && end - body === 14;
  if (marker === 0xe2) return bytesMatch(bytes, body, 'ICC_PROFILE\0');
  if (marker === 0xee) return bytesMatch(bytes, body, 'Adobe') && end - body === 12;
  return isFrameOrTable(marker) || codingMarkers.has(marker);
}

/**
 * Whether the bytes are a complete JPEG with nothing but the picture: no place, camera or time. Nothing may follow its
 * end, where phones add the video of a motion photo.
 */
function isCleanJpeg(bytes: Uint8Array): boolean {
  if (!isJpeg(bytes)) return false;
  const segments = [...jpegSegments(bytes)];
  const last = segments.at(-1);
  return (
    last?.marker === endOfImage &&
    last.end === bytes.length &&
    segments.some(({ marker }) => marker === startOfScan) &&
    segments.every((segment) => isCodingSegment(bytes, segment))
  );
}

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

/** The markers of frames. Among them are those of Huffman tables, arithmetic tables and the reserved C8. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The number of pixels of a JPEG, from its first bytes. 0 if they end before the frame, or for other files. */
export function jpegPixels(bytes: Uint8Array): number {
  if (!isJpeg(bytes)) return 0;
  const view = viewOf(bytes);
  for (const { marker, body, end } of jpegSegments(bytes))
    if (isFrame(marker)) return end - body < 6 ? 0 : view.getUint16(body + 3) * view.getUint16(body + 1);
  return 0;
}
