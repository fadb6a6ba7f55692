import { bytesMatch } from './bytes-match';
import { endOfImage, startOfScan, type JpegSegment } from './jpeg-segments';

const quantization = 0xdb;
const restartInterval = 0xdd;
/** Frames, Huffman and arithmetic tables: C0 to CF, except C8, which is reserved. */
const isFrameOrTable = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8;
const codingMarkers = new Set([quantization, restartInterval, startOfScan, endOfImage]);

/**
 * Whether a part of a JPEG is needed to show it: the coding itself, its colour profile, and the two marks that say how
 * colours are coded. Their lengths are fixed, so that neither a thumbnail nor anything else hides in them.
 */
export function isCodingSegment(bytes: Uint8Array, { marker, body, end }: JpegSegment): boolean {
  if (marker === 0xe0) return bytesMatch(bytes, body, 'JFIF\0') && end - body === 14;
  if (marker === 0xe2) return bytesMatch(bytes, body, 'ICC_PROFILE\0');
  if (marker === 0xee) return bytesMatch(bytes, body, 'Adobe') && end - body === 12;
  return isFrameOrTable(marker) || codingMarkers.has(marker);
}
