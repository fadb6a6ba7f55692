/** One part of a JPEG file, from its marker to the next one. */
export interface JpegSegment {
  /** The second byte of the marker: 0xE1 for APP1. */
  marker: number;
  start: number;
  /** Where its own bytes begin, after marker and length. */
  body: number;
  /** The first position after it; that of a scan lies after its picture data. */
  end: number;
}

export const endOfImage = 0xd9;
export const startOfScan = 0xda;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Start and end of image, and the restarts, are two bytes and nothing more. */
const standsAlone = (marker: number) => isRestart(marker) || marker === 0xd8 || marker === endOfImage;

/** Where picture data that begins at `from` ends. In it FF is followed by a zero or a restart number. */
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
    // Any number of FF may stand before the marker's own byte.
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
