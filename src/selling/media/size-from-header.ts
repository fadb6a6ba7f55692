import { type PictureType, type PixelSize, bytesMatch, viewOf } from './bytes';
import { jpegSize } from './jpeg';

function pngSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** WebP has three kinds of first chunk, each with its own size in 14 or 24 bits. */
function webpSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  if (bytesMatch(bytes, 12, 'VP8X')) {
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
  }
  if (bytesMatch(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** GIF, BMP, AVIF and HEIC are left out: no camera writes them with too many pixels. */
const readers: Partial<Record<PictureType, (bytes: Uint8Array) => PixelSize | null>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/** The size in a picture's first bytes; null if they end before it, or for other types. */
export function sizeFromHeader(type: PictureType, bytes: Uint8Array): PixelSize | null {
  try {
    return readers[type]?.(bytes) ?? null;
  } catch {
    return null;
  }
}
