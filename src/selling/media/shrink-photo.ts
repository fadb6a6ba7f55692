import { message } from '@/language/translate';
import { cleanPictureType } from './clean-picture';
import { jpegPixels } from './jpeg';

const photoErrorMessages = {
  'too-large': message('This photo has too many pixels for this device. Please choose a smaller one.'),
  unreadable: message("This file can't be read any more. Please choose it again."),
  'not-a-picture': message("This couldn't be read as a photo. Please choose a JPEG, PNG or WebP."),
};

/** Why a file cannot be used as a photo. */
export type PhotoErrorKind = keyof typeof photoErrorMessages;

/**
 * Whether a worker's answer is such a reason. It is sent as a string, because errors lose their class between
 * threads.
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

/** Scales a size down so that no side exceeds `maxSide` px or falls below 1 px. Smaller sizes stay. */
function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture in another size, on white, because JPEG would turn transparency black. */
function drawScaled(picture: ImageBitmap | OffscreenCanvas, { width, height }: PixelSize): OffscreenCanvas {
  // `willReadFrequently` keeps the canvas out of graphics memory, which limits its size on phones.
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
/** The limits of one scaling step when the lowest quality is still too heavy. */
const minScale = 0.5;
const maxScale = 0.9;

function drawSmaller(canvas: OffscreenCanvas, excess: number): OffscreenCanvas {
  const scale = Math.max(minScale, Math.min(maxScale, Math.sqrt(1 / excess)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return drawScaled(canvas, { width: scaled(canvas.width), height: scaled(canvas.height) });
}

/** Encodes the picture in at most `maxBytes`, first with lower quality and then with fewer pixels. */
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
/** The most bytes of a photo: twelve of them fit in a body of 8.4 MB. */
const maxBytes = 700_000;
/** The most pixels that are decoded: a phone's 108 megapixels already take 432 MB of memory. */
const maxPixels = 120_000_000;
/** How many bytes are read to find a photo's size, which follows its EXIF block and colour profile. */
const headLength = 1_000_000;

/** Reading rejects if the file was changed or removed after it was chosen. */
const bytesOf = async (file: Blob) =>
  new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new PhotoError('unreadable', { cause });
    }),
  );

/** Browsers apply the EXIF orientation by default; older ones reject the option's name, 'from-image'. */
const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoError('not-a-picture', { cause });
  });

/** A copy of the photo if it is small and without metadata; null otherwise. */
async function copyIfClean(photo: Blob, { width, height }: PixelSize): Promise<Blob | null> {
  if (Math.max(width, height) > maxSide || photo.size > maxBytes) return null;
  const bytes = await bytesOf(photo);
  const cleanType = cleanPictureType(bytes);
  return cleanType === null ? null : new Blob([bytes], { type: cleanType });
}

/**
 * Returns a photo that can be sent: upright, at most 2048 px and 700 kB, and without metadata. A JPEG, PNG or WebP
 * that is all of that keeps its bytes; any other picture is drawn anew as a JPEG. The result is a copy in memory, so
 * the file may change or vanish. Throws a `PhotoError` if it is not a picture or has too many pixels.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const head = await bytesOf(photo.slice(0, headLength));
  // Only cameras make pictures that large, and they write JPEG.
  if (jpegPixels(head) > maxPixels) throw new PhotoError('too-large');
  const bitmap = await decode(photo);
  try {
    const clean = await copyIfClean(photo, bitmap);
    if (clean) return clean;
    const drawing = drawScaled(bitmap, fitWithin(bitmap, maxSide));
    // The decoded picture takes up to 480 MB, which a phone needs for the next one.
    bitmap.close();
    return await encodeWithin(drawing, maxBytes);
  } finally {
    bitmap.close();
  }
}
