import { fetchPicture } from '@/api/fetch-picture';
import { toBase64 } from '@/friend/format/base64';
import { mostPictureBytes, pictureSide } from '@/friend/format/limits';
import { drawScaled, fitWithin, transparentType } from '@/selling/media/canvas-picture';
import { pictureType } from '@/selling/media/picture-type';
import { statedSize } from '@/selling/media/stated-size';

/** More pixels would take a phone 100 MB to decode. */
const mostPixels = 25_000_000;
const qualities = [0.7, 0.4];

/** A picture of a listing, small, in base64; null where it has too many pixels. Rejects as `fetch` does. */
export async function readSmallPicture(url: string, signal: AbortSignal): Promise<string | null> {
  const file = await fetchPicture(url, { width: pictureSide, signal });
  const head = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(head);
  const size = type && statedSize(type, head);
  if (!size || size.width * size.height > mostPixels) return null;
  const bitmap = await createImageBitmap(file);
  try {
    const writtenType = await transparentType();
    const drawing = drawScaled(bitmap, fitWithin(bitmap, pictureSide), writtenType);
    for (const quality of qualities) {
      const written = await drawing.convertToBlob({ type: writtenType, quality });
      if (written.size <= mostPictureBytes) return toBase64(new Uint8Array(await written.arrayBuffer()));
    }
    return null;
  } finally {
    bitmap.close();
  }
}
