import { jpegSegments } from './jpeg-segments';
import type { PixelSize } from './pixel-size';

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
