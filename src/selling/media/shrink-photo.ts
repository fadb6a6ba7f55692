import { message } from '@/language/translate';
import { isCleanJpeg, jpegPixels } from './clean-jpeg';

/** Says in the form's words why a file cannot be used as a photo. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

export const tooManyPixels = message(
  'This photo has too many pixels for this device. Please choose a smaller one.',
);
const unreadable = message("This file can't be read any more. Please choose it again.");
const notAPicture = message("This couldn't be read as a photo. Please choose a JPEG, PNG or WebP.");

/** The longest side that is sent, in px (docs/product.md, Posting). */
const maxSide = 2048;
/** The largest size of a photo in bytes. Twelve such photos fit in a request of 8.4 MB. */
const maxBytes = 700_000;
/** The most pixels that are decoded. The 108 megapixels of a phone already take 432 MB of memory. */
const maxPixels = 120_000_000;
/** How many bytes are read to find a photo's size. The size follows the EXIF block and the colour profile. */
const headLength = 1_000_000;

/** Draws a picture in another size. The ground is white, because JPEG would make transparency black. */
function drawScaled(picture: ImageBitmap | OffscreenCanvas, scale: number): OffscreenCanvas {
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  // `willReadFrequently` keeps the canvas out of graphics memory, where phones limit its size.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const lowestQuality = 0.6;
const qualities = [0.85, 0.75, lowestQuality];
/** The next scale of a drawing that is too large even with the lowest quality. */
const nextScale = 0.8;

/** Encodes a drawing in at most `maxBytes`: first with lower quality, then with fewer pixels. */
async function encode(drawing: OffscreenCanvas): Promise<Blob> {
  for (const quality of qualities) {
    const photo = await drawing.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.size <= maxBytes) return photo;
  }
  let canvas = drawing;
  for (;;) {
    canvas = drawScaled(canvas, nextScale);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: lowestQuality });
    if (photo.size <= maxBytes) return photo;
  }
}

/** Rejects if the file was changed or removed after it was chosen. */
const bytesOf = async (file: Blob) =>
  new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new PhotoError(unreadable, { cause });
    }),
  );

/**
 * Returns a photo that can be sent: an upright JPEG of at most 2048 px and 700 kB, without metadata. A JPEG like that
 * stays unchanged. The result is in memory, so the file may change or vanish later. Throws a `PhotoError` if the file
 * is not a picture or has too many pixels.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  // Only cameras make pictures that large, and they make JPEGs.
  if (jpegPixels(await bytesOf(file.slice(0, headLength))) > maxPixels) throw new PhotoError(tooManyPixels);
  // Without options: browsers turn the picture upright by default, and older ones reject the option 'from-image'.
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoError(notAPicture, { cause });
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= maxBytes) {
      const bytes = await bytesOf(file);
      if (isCleanJpeg(bytes)) return new Blob([bytes], { type: 'image/jpeg' });
    }
    const drawing = drawScaled(bitmap, scale);
    // The decoded picture takes up to 480 MB of memory, which a phone needs for the next photo.
    bitmap.close();
    return await encode(drawing);
  } finally {
    bitmap.close();
  }
}
