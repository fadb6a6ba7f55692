import { type PixelSize, drawScaled, encodeWithin, fitWithin, transparentType } from './canvas-picture';
import { carriesMetadata } from './carries-metadata';
import { PhotoError } from './photo-error';
import { pictureType } from './picture-type';
import { statedSize } from './stated-size';
import { stripJpeg } from './jpeg';

/** The longest side that is sent, in px (docs/product.md, Posting). */
const longestSide = 2048;
/** The most bytes of a photo: twelve of them stay within a body of 8.4 MB. */
const mostBytes = 700_000;
/** The most pixels that are decoded: a phone's 108 megapixels already take 432 MB of memory. */
const mostPixels = 120_000_000;
/** How many bytes are read for the size of a photo, which follows its EXIF block and colour profile. */
const headLength = 1_000_000;

/** Reading rejects where the file was removed from the device since it was picked. */
const refuse = (cause: unknown): never => {
  throw new PhotoError('not-a-picture', { cause });
};
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer().catch(refuse));
const isSmall = ({ width, height }: PixelSize, bytes: number) =>
  Math.max(width, height) <= longestSide && bytes <= mostBytes;

/** Browsers turn pictures upright by EXIF by default; older ones reject the option's name, 'from-image'. */
const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file).catch(refuse);

/**
 * The file with the type that its bytes tell, since names lie. Throws a `PhotoError` where it is no picture or
 * has too many pixels.
 */
async function recognize(file: Blob): Promise<Blob> {
  const head = await bytesOf(file.slice(0, headLength));
  const type = pictureType(head);
  if (!type) throw new PhotoError('not-a-picture');
  const size = statedSize(type, head);
  if (size && size.width * size.height > mostPixels) throw new PhotoError('too-large');
  return file.slice(0, file.size, type);
}

async function writeSmall(bitmap: ImageBitmap, original: string): Promise<Blob> {
  const type = original === 'image/jpeg' ? original : await transparentType();
  const drawing = drawScaled(bitmap, fitWithin(bitmap, longestSide), type);
  // The decoded picture takes up to 480 MB, which a phone needs for the next one.
  bitmap.close();
  const written = await encodeWithin(drawing, type, mostBytes);
  return type === 'image/jpeg' ? stripJpeg(written) : written;
}

/**
 * A photo that can be sent: upright, at most 2048 px long and 700 kB heavy, without any metadata, of the type
 * of its bytes. One that is all of that already comes back with the same bytes.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const photo = await recognize(file);
  const bitmap = await decode(photo);
  try {
    if (isSmall(bitmap, photo.size) && !carriesMetadata(await bytesOf(photo))) return photo;
    return await writeSmall(bitmap, photo.type);
  } finally {
    bitmap.close();
  }
}
