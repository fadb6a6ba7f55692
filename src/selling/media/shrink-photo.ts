import { message } from '@/language/translate';
import { cleanPictureType, jpegPixels } from './clean-picture';

const photoErrorMessages = {
  'too-large': message('This photo has too many pixels for this device. Please choose a smaller one.'),
  unreadable: message("This file can't be read any more. Please choose it again."),
  'not-a-picture': message("This couldn't be read as a photo. Please choose a JPEG, PNG or WebP."),
};

/** Why a file cannot be used as a photo. */
export type PhotoErrorKind = keyof typeof photoErrorMessages;

/**
 * Whether a worker's answer is such a kind. It is sent as a string, because an error loses its class between threads.
 */
export const isPhotoErrorKind = (value: unknown): value is PhotoErrorKind =>
  typeof value === 'string' && Object.hasOwn(photoErrorMessages, value);

/** Describes why a photo cannot be prepared, with the form's text. */
export class PhotoError extends Error {
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(photoErrorMessages[kind], options);
    this.name = 'PhotoError';
    this.kind = kind;
  }
}

/** The size of a picture, in px. */
interface PixelSize {
  width: number;
  height: number;
}

/**
 * Scales a size down until no side is longer than `maxSide` px. No side becomes shorter than 1 px. A smaller size
 * stays.
 */
function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture in another size. The ground is white, because JPEG would make transparency black. */
function drawScaled(picture: ImageBitmap | OffscreenCanvas, { width, height }: PixelSize): OffscreenCanvas {
  // `willReadFrequently` keeps the canvas out of graphics memory, where phones limit its size.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.canvas;
}

const drawnType = 'image/jpeg';
const bestQuality = 0.85;
const lowestQuality = 0.6;
const lowerQualities = [0.75, lowestQuality];
/** The limits of one scaling step, used if the lowest quality is still too large. */
const minScale = 0.5;
const maxScale = 0.9;

function drawSmaller(canvas: OffscreenCanvas, excess: number): OffscreenCanvas {
  const scale = Math.max(minScale, Math.min(maxScale, Math.sqrt(1 / excess)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return drawScaled(canvas, { width: scaled(canvas.width), height: scaled(canvas.height) });
}

/** Encodes a picture in at most `maxBytes`: first with lower quality, then with fewer pixels. */
async function encodeWithin(picture: OffscreenCanvas, maxBytes: number): Promise<Blob> {
  let canvas = picture;
  let blob = await canvas.convertToBlob({ type: drawnType, quality: bestQuality });
  for (const quality of lowerQualities) {
    if (blob.size <= maxBytes) return blob;
    blob = await canvas.convertToBlob({ type: drawnType, quality });
  }
  while (blob.size > maxBytes) {
    canvas = drawSmaller(canvas, blob.size / maxBytes);
    blob = await canvas.convertToBlob({ type: drawnType, quality: lowestQuality });
  }
  return blob;
}

/** The longest side that is sent, in px (docs/product.md, Posting). */
const maxSide = 2048;
/** The largest size of a photo in bytes. Twelve such photos fit in a request of 8.4 MB. */
const maxBytes = 700_000;
/** The most pixels that are decoded. The 108 megapixels of a phone already take 432 MB of memory. */
const maxPixels = 120_000_000;
/** How many bytes are read to find a photo's size. The size follows the EXIF block and the colour profile. */
const headLength = 1_000_000;

/** Rejects if the file was changed or removed after it was chosen. */
const bytesOf = async (file: Blob) =>
  new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new PhotoError('unreadable', { cause });
    }),
  );

/**
 * Without options, because browsers apply the EXIF orientation by default, and older ones reject the option
 * 'from-image'.
 */
const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoError('not-a-picture', { cause });
  });

/** A copy of a photo that is small and has no metadata; null for any other photo. */
async function copyIfClean(photo: Blob, { width, height }: PixelSize): Promise<Blob | null> {
  if (Math.max(width, height) > maxSide || photo.size > maxBytes) return null;
  const bytes = await bytesOf(photo);
  const cleanType = cleanPictureType(bytes);
  return cleanType === null ? null : new Blob([bytes], { type: cleanType });
}

/**
 * Returns a photo that can be sent: upright, at most 2048 px and 700 kB, and without metadata. A JPEG, PNG or WebP that
 * already is all of that stays unchanged. Any other picture is drawn anew as a JPEG. The result is in memory, so the
 * file may then change or vanish. Throws a `PhotoError` if it is not a picture or has too many pixels.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const head = await bytesOf(photo.slice(0, headLength));
  // Only cameras make pictures that large, and they make JPEGs.
  if (jpegPixels(head) > maxPixels) throw new PhotoError('too-large');
  const bitmap = await decode(photo);
  try {
    const clean = await copyIfClean(photo, bitmap);
    if (clean) return clean;
    const drawing = drawScaled(bitmap, fitWithin(bitmap, maxSide));
    // The decoded picture takes up to 480 MB of memory, which a phone needs for the next photo.
    bitmap.close();
    return await encodeWithin(drawing, maxBytes);
  } finally {
    bitmap.close();
  }
}
