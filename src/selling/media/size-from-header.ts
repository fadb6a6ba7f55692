import { type PictureType, type PixelSize, bytesMatch, viewOf } from './bytes';
import { jpegSize } from './jpeg';

function pngSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** A bitmap stored from the top has a negative height. */
function bmpSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
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

/** AVIF and HEIC state sizes for the picture and for each tile; the largest is the picture's. */
function heifSize(bytes: Uint8Array): PixelSize {
  const view = viewOf(bytes);
  let size: PixelSize = { width: 0, height: 0 };
  for (let position = 0; position + 16 <= bytes.length; position += 1) {
    if (bytesMatch(bytes, position, 'ispe')) {
      const [width, height] = [view.getUint32(position + 8), view.getUint32(position + 12)];
      if (width * height > size.width * size.height) size = { width, height };
    }
  }
  return size;
}

const readers: Record<PictureType, (bytes: Uint8Array) => PixelSize | null> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/gif': gifSize,
  'image/bmp': bmpSize,
  'image/avif': heifSize,
  'image/heic': heifSize,
};

/** The size in a picture's first bytes; null if they end before it. */
export function sizeFromHeader(type: PictureType, bytes: Uint8Array): PixelSize | null {
  try {
    return readers[type](bytes);
  } catch {
    return null;
  }
}
