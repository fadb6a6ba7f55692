import { type PixelSize, bytesMatch, joinBytes, viewOf } from './bytes';

/** A segment of a JPEG file. */
interface JpegSegment {
  /** The marker's second byte: 0xE1 for APP1. */
  marker: number;
  start: number;
  /** The position of its content, after marker and length. */
  body: number;
  /** The position after it; for a scan, after its picture data. */
  end: number;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Markers without content: start and end of image, and restarts. */
const hasNoContent = (marker: number) => isRestart(marker) || marker === 0xd8 || marker === endOfImage;

/** Finds the end of picture data: the first FF that is followed neither by a zero nor by a restart number. */
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
      if (end > bytes.length) return;
      if (marker === startOfScan) end = endOfScan(bytes, end);
    }
    yield { marker, start, body, end };
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
 * Whether a segment is needed for display: the coding, the colour profile and the two markers for colour coding. The
 * length of these two is fixed, so that no thumbnail or other data can hide in them.
 */
function isCodingSegment(bytes: Uint8Array, { marker, body, end }: JpegSegment): boolean {
  if (marker === 0xe0) return bytesMatch(bytes, body, 'JFIF\0') && end - body === 14;
  if (marker === 0xe2) return bytesMatch(bytes, body, 'ICC_PROFILE\0');
  if (marker === 0xee) return bytesMatch(bytes, body, 'Adobe') && end - body === 12;
  return isFrameOrTable(marker) || codingMarkers.has(marker);
}

/**
 * Reduces a JPEG to what is needed for display, without rotation; null if it is incomplete. What follows the image,
 * such as the video of a motion photo, is left out.
 */
export function strippedJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const segments = [...jpegSegments(bytes)];
  const hasScan = segments.some(({ marker }) => marker === startOfScan);
  if (!hasScan || segments.at(-1)?.marker !== endOfImage) return null;
  const codingSegments = segments.filter((segment) => isCodingSegment(bytes, segment));
  return joinBytes([
    bytes.subarray(0, 2),
    ...codingSegments.map(({ start, end }) => bytes.subarray(start, end)),
  ]);
}

const application1 = 0xe1;
const exifName = 'Exif\0\0';
const orientationTag = 0x0112;
/** The size of an EXIF entry, in bytes. */
const entryLength = 12;

/** The orientation in an EXIF block, 1 to 8; 1 by default. */
function orientationIn(exif: Uint8Array): number {
  const view = viewOf(exif);
  const isLittleEndian = bytesMatch(exif, 0, 'II');
  const directory = view.getUint32(4, isLittleEndian);
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryLength;
    if (view.getUint16(entry, isLittleEndian) === orientationTag)
      return view.getUint16(entry + 8, isLittleEndian);
  }
  return 1;
}

/** A JPEG's orientation. Broken EXIF data is ignored. */
function jpegOrientation(bytes: Uint8Array): number {
  for (const { marker, body, end } of jpegSegments(bytes)) {
    if (marker !== application1 || !bytesMatch(bytes, body, exifName)) continue;
    try {
      return orientationIn(bytes.subarray(body + exifName.length, end));
    } catch {
      return 1;
    }
  }
  return 1;
}

/** The byte order, the start of the directory, and its only entry: a short number. */
const directoryHead = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0];

/** Builds an EXIF block that contains only the orientation. */
function orientationSegment(orientation: number): Uint8Array {
  const name = Array.from(exifName, (letter) => letter.charCodeAt(0));
  const body = [...name, ...directoryHead, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.of(0xff, application1, 0, body.length + 2, ...body);
}

/** Adds the original's orientation to a stripped JPEG. */
export function keepOrientation(stripped: Uint8Array, original: Uint8Array): Uint8Array<ArrayBuffer> {
  const orientation = jpegOrientation(original);
  if (orientation < 2 || orientation > 8) return joinBytes([stripped]);
  return joinBytes([stripped.subarray(0, 2), orientationSegment(orientation), stripped.subarray(2)]);
}

/** Huffman tables, the reserved C8 and arithmetic tables lie among the frame markers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in a JPEG's frame header, before rotation; null if there is no frame. */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
  const view = viewOf(bytes);
  for (const { marker, body, end } of jpegSegments(bytes)) {
    if (isFrame(marker)) {
      return end - body < 6 ? null : { width: view.getUint16(body + 3), height: view.getUint16(body + 1) };
    }
  }
  return null;
}
