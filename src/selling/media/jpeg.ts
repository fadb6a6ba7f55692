import { bytesMatch } from './picture-type';
import type { PixelSize } from './canvas-picture';

/** One part of a JPEG file, from its marker to the next one. */
export interface JpegSegment {
  /** The second byte of the marker: 0xE1 for APP1. */
  marker: number;
  start: number;
  /** The position of its content, after marker and length. */
  body: number;
  /** The first position after it; that of a scan lies after its picture data. */
  end: number;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** The markers without content: start and end of image, and the restarts. */
const standsAlone = (marker: number) => isRestart(marker) || marker === 0xd8 || marker === endOfImage;

/**
 * The end of the picture data that begins at `from`: the first FF that neither a zero nor a restart number
 * follows.
 */
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

/** The parts after the first marker, up to the end of the image or to where the file is broken. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 2;
  while (bytes[start] === 0xff) {
    let position = start + 1;
    // The standard allows any number of FF bytes before a marker.
    while (bytes[position] === 0xff) position += 1;
    const marker = bytes[position];
    if (marker === undefined) return;
    let body = position + 1;
    let end = body;
    if (!standsAlone(marker)) {
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
/** Frames, Huffman and arithmetic tables: C0 to CF, except C8, which is reserved. */
const isFrameOrTable = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8;
const codingMarkers = new Set([quantization, restartInterval, startOfScan, endOfImage]);

/**
 * Whether a part of a JPEG is needed to show it: the coding itself, its colour profile, and the two marks that
 * say how colours are coded. Their lengths are fixed, so that neither a thumbnail nor anything else hides in
 * them.
 */
function isCodingSegment(bytes: Uint8Array, { marker, body, end }: JpegSegment): boolean {
  if (marker === 0xe0) return bytesMatch(bytes, body, 'JFIF\0') && end - body === 14;
  if (marker === 0xe2) return bytesMatch(bytes, body, 'ICC_PROFILE\0');
  if (marker === 0xee) return bytesMatch(bytes, body, 'Adobe') && end - body === 12;
  return isFrameOrTable(marker) || codingMarkers.has(marker);
}

/**
 * Whether a JPEG is whole and holds only what is needed to show it. After its end, phones hide the video of a
 * motion photo.
 */
export function isCleanJpeg(bytes: Uint8Array): boolean {
  let hasScan = false;
  for (const segment of jpegSegments(bytes)) {
    if (!isCodingSegment(bytes, segment)) return false;
    if (segment.marker === endOfImage) return hasScan && segment.end === bytes.length;
    hasScan ||= segment.marker === startOfScan;
  }
  return false;
}

/** Huffman tables, the reserved C8 and arithmetic tables lie among the frames' markers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size that the frame of a JPEG states, not turned upright; null where no frame is found. */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { marker, body, end } of jpegSegments(bytes)) {
    if (isFrame(marker)) {
      return end - body < 6 ? null : { width: view.getUint16(body + 3), height: view.getUint16(body + 1) };
    }
  }
  return null;
}

/**
 * A JPEG that a canvas has written, without what some browsers add to it: Safari writes EXIF and Photoshop
 * blocks.
 */
export async function stripJpeg(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = [...jpegSegments(bytes)].filter((segment) => isCodingSegment(bytes, segment));
  const parts = kept.map(({ start, end }) => bytes.subarray(start, end));
  return new Blob([bytes.subarray(0, 2), ...parts], { type: 'image/jpeg' });
}
