/** Whether the bytes from `position` on are the characters of `text`, one byte each. */
const textIsAt = (bytes: Uint8Array, position: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[position + index] === letter.charCodeAt(0));

/** A segment of a JPEG file. */
interface JpegSegment {
  /** The marker's second byte: 0xE1 for APP1. */
  marker: number;
  /** The position of its content, which follows the marker and the length. */
  body: number;
  /** The position after the segment. The picture data belongs to the segment of a scan. */
  end: number;
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const quantization = 0xdb;
const restartInterval = 0xdd;
const codingMarkers = new Set([quantization, restartInterval, startOfScan, endOfImage]);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frames, Huffman and arithmetic tables: C0 to CF, except the reserved C8. */
const isFrameOrTable = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8;
const isFrame = (marker: number) => isFrameOrTable(marker) && marker !== 0xc4 && marker !== 0xcc;

/** Finds the end of picture data: the first FF byte that is followed neither by zero nor by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let position = from; position < bytes.length - 1; position += 1) {
    const next = bytes[position + 1] ?? 0;
    if (bytes[position] === 0xff && next !== 0 && !isRestart(next)) return position;
  }
  return bytes.length;
}

/** Iterates over the segments up to the end of the image or the first broken segment. */
function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = textIsAt(bytes, 0, '\xff\xd8\xff') ? 2 : bytes.length;
  while (bytes[start] === 0xff) {
    // The standard allows any number of FF bytes before a marker.
    while (bytes[start] === 0xff) start += 1;
    const marker = bytes[start] ?? 0;
    let body = start + 1;
    let end = body;
    if (marker !== startOfImage && marker !== endOfImage && !isRestart(marker)) {
      if (body + 2 > bytes.length) return;
      end = body + view.getUint16(body);
      body += 2;
      if (end < body || end > bytes.length) return;
      if (marker === startOfScan) end = endOfScan(bytes, end);
    }
    yield { marker, body, end };
    if (marker === endOfImage) return;
    start = end;
  }
}

/**
 * Whether a segment is needed to show the picture: coding, colour profile, or one of two markers for the colour coding.
 * The two markers must have their usual length, which has no room for other data.
 */
function isCodingSegment(bytes: Uint8Array, { marker, body, end }: JpegSegment): boolean {
  if (marker === 0xe0) return textIsAt(bytes, body, 'JFIF\0') && end - body === 14;
  if (marker === 0xe2) return textIsAt(bytes, body, 'ICC_PROFILE\0');
  if (marker === 0xee) return textIsAt(bytes, body, 'Adobe') && end - body === 12;
  return isFrameOrTable(marker) || codingMarkers.has(marker);
}

/**
 * Whether the bytes are a complete JPEG with nothing but the picture: no place, camera or time. Nothing may follow the
 * picture, where phones add the video of a motion photo.
 */
export function isCleanJpeg(bytes: Uint8Array): boolean {
  const segments = [...jpegSegments(bytes)];
  const last = segments.at(-1);
  return (
    last?.marker === endOfImage &&
    last.end === bytes.length &&
    segments.some(({ marker }) => marker === startOfScan) &&
    segments.every((segment) => isCodingSegment(bytes, segment))
  );
}

/** The number of pixels of a JPEG, from its first bytes; 0 for other files, or if the bytes end before the frame. */
export function jpegPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frame = [...jpegSegments(bytes)].find(({ marker }) => isFrame(marker));
  return frame && frame.end - frame.body >= 6
    ? view.getUint16(frame.body + 3) * view.getUint16(frame.body + 1)
    : 0;
}
