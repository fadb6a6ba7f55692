import { photoCache } from '@/config/photo-cache';
import { pictureSource } from '@/config/picture-service';
import { toBase64 } from '@/friend/format/base64';
import { mostPictureBytes, pictureSide } from '@/friend/format/limits';
import { drawScaled, fitWithin, transparentType } from '@/selling/media/canvas-picture';
import { pictureType } from '@/selling/media/picture-type';
import { statedSize } from '@/selling/media/stated-size';

/** More pixels would take a phone 100 MB to decode. */
const mostPixels = 25_000_000;
const qualities = [0.7, 0.4];

/** Where a picture service makes small ones, the smallest; else the picture as it is. */
function sourceOf(url: string): string {
  const source = pictureSource(url, 0);
  return source?.srcSet?.split(' ', 1)[0] ?? source?.src ?? url;
}

/** What the worker has kept of a picture; it is not asked by a page that reads one as a file. */
async function findKept(url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(photoCache)).match(url);
  } catch {
    // A page without https has no caches.
    return undefined;
  }
}

/** What the device has of the picture, else what its host lets the page read. Rejects without either. */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = (await findKept(url)) ?? (await fetch(sourceOf(url), { signal }));
  if (!answer.ok) throw new Error(`The picture is refused: ${answer.status}.`);
  return answer.blob();
}

/** A picture of a listing, small, in base64; null where it has too many pixels. Rejects as `fetch` does. */
export async function readSmallPicture(url: string, signal: AbortSignal): Promise<string | null> {
  const file = await fetchPicture(url, signal);
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
