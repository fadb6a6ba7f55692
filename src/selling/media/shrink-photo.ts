import {
  type PixelSize,
  drawScaled,
  encodeWithin,
  fitWithin,
  canvasReturnsDrawings,
  transparentType,
} from './canvas-picture';
import { keepOrientation, strippedJpeg } from './jpeg';
import { PhotoError, type PhotoErrorKind } from './photo-error';
import { pictureType } from './bytes';
import { sizeFromHeader } from './size-from-header';
import { hasMetadata, stripMetadata } from './strip-metadata';

/** The longest side that is sent, in px (docs/product.md, Posting). */
const maxSide = 2048;
/** The most bytes of a photo: twelve of them fit in a body of 8.4 MB. */
const maxBytes = 700_000;
/** The most pixels that are decoded: a phone's 108 megapixels already take 432 MB of memory. */
const maxPixels = 120_000_000;
/** How many bytes are read to find a photo's size, which follows its EXIF block and colour profile. */
const headLength = 1_000_000;

const refuse =
  (kind: PhotoErrorKind) =>
  (cause: unknown): never => {
    throw new PhotoError(kind, { cause });
  };
/** Reading rejects if the file was changed or removed after it was chosen. */
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer().catch(refuse('unreadable')));
const isSmall = ({ width, height }: PixelSize, bytes: number) =>
  Math.max(width, height) <= maxSide && bytes <= maxBytes;

/** Browsers apply the EXIF orientation by default; older ones reject the option's name, 'from-image'. */
const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file).catch(refuse('not-a-picture'));

/**
 * Returns the file with the type that its bytes show, because names lie. Throws a `PhotoError` if it is not a
 * picture or has too many pixels.
 */
async function recognize(file: Blob): Promise<Blob> {
  const head = await bytesOf(file.slice(0, headLength));
  const type = pictureType(head);
  if (!type) throw new PhotoError('not-a-picture');
  const size = sizeFromHeader(type, head);
  if (size && size.width * size.height > maxPixels) throw new PhotoError('too-large');
  return file.slice(0, file.size, type);
}

async function writeSmall(bitmap: ImageBitmap, original: string): Promise<Blob> {
  const type = original === 'image/jpeg' ? original : await transparentType();
  const drawing = drawScaled(bitmap, fitWithin(bitmap, maxSide), type);
  // The decoded picture takes up to 480 MB, which a phone needs for the next one.
  bitmap.close();
  const written = await encodeWithin(drawing, type, maxBytes);
  if (type !== 'image/jpeg') return written;
  // Safari writes EXIF and Photoshop blocks.
  const stripped = strippedJpeg(await bytesOf(written));
  return stripped ? new Blob([stripped], { type }) : written;
}

/** The original photo without metadata, for browsers that cannot redraw it. */
function withoutMetadata(bytes: Uint8Array, type: string): Blob {
  const stripped = stripMetadata(bytes);
  if (!stripped) throw new PhotoError('not-drawn');
  return new Blob([type === 'image/jpeg' ? keepOrientation(stripped, bytes) : stripped], { type });
}

/**
 * Returns a photo that can be sent: upright, at most 2048 px and 700 kB, without metadata, and of the type that
 * its bytes show. A photo that is all of that keeps its bytes. The result is a copy in memory, so the file may
 * change or vanish.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const photo = await recognize(file);
  const bitmap = await decode(photo);
  try {
    const clean = isSmall(bitmap, photo.size) ? await bytesOf(photo) : null;
    if (clean && !hasMetadata(clean)) return new Blob([clean], { type: photo.type });
    if (!canvasReturnsDrawings()) return withoutMetadata(await bytesOf(photo), photo.type);
    return await writeSmall(bitmap, photo.type);
  } finally {
    bitmap.close();
  }
}
