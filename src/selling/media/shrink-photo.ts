import { type PixelSize, drawScaled, encodeWithin, fitWithin, transparentType } from './canvas-picture';
import { carriesMetadata } from './carries-metadata';
import { PhotoError } from './photo-error';
import { pictureType } from './picture-type';
import { statedSize } from './stated-size';
import { stripJpeg } from './jpeg';

/** In px, by the decision on posting. */
const longestSide = 2048;
/** Eleven photos, with the rest of a post, stay within 8 MB. */
const mostBytes = 700_000;
/** A phone's camera of 108 megapixels passes; it takes 432 MB to look at. */
const mostPixels = 120_000_000;
/** The size of a photo stands behind its EXIF block and colour profile, within so many bytes. */
const headLength = 1_000_000;

/** A file that has vanished from the device since it was picked is no picture either. */
const refuse = (cause: unknown): never => {
  throw new PhotoError('not-a-picture', { cause });
};
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer().catch(refuse));
const isSmall = ({ width, height }: PixelSize, bytes: number) =>
  Math.max(width, height) <= longestSide && bytes <= mostBytes;

/** Turned upright by EXIF: that is the default, and older browsers stumble over its name, 'from-image'. */
const decode = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file).catch(refuse);

/** The file as what its bytes say that it is; refused where they say nothing, or too many pixels. */
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
  // By far the largest thing here, and no longer needed.
  bitmap.close();
  const written = await encodeWithin(drawing, type, mostBytes);
  return type === 'image/jpeg' ? stripJpeg(written) : written;
}

/**
 * A photo that can be sent: upright, at most 2048 px long and 700 kB heavy, without any metadata. One that is all of that
 * already comes back with the same bytes. The type of the result is that of its bytes.
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
