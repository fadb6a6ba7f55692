import { photoCache } from '@/config/photo-cache';
import { pictureSource } from '@/config/picture-service';

interface PictureOptions {
  /** How wide it is drawn, in px: a picture service sends no more. */
  width: number;
  signal?: AbortSignal;
}

/** Where a picture is to be had at least so wide: from the picture service, else as it is. */
function addressAt(url: string, width: number): string {
  const sizes =
    pictureSource(url, 0)
      ?.srcSet?.split(', ')
      .map((size) => size.split(' ')) ?? [];
  return sizes.find(([, size = '']) => parseInt(size, 10) >= width)?.[0] ?? url;
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

/** A copy that was shown without CORS does not say that it may be read: another server is asked again. */
const cacheOf = (url: string): RequestCache =>
  new URL(url, window.location.href).origin === window.location.origin ? 'default' : 'no-cache';

async function ask(url: string, { signal }: PictureOptions): Promise<Response> {
  const answer = await fetch(url, { cache: cacheOf(url), ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`The picture is refused: ${answer.status}.`);
  return answer;
}

/**
 * The file of a picture whose pixels the page may use, unlike those of an `img` from another server: what the
 * device has of it, else what its server lets the page read. Rejects without either.
 */
export async function fetchPicture(url: string, options: PictureOptions): Promise<Blob> {
  const address = addressAt(url, options.width);
  const asItIs = () => ask(url, options);
  const answer =
    (await findKept(url)) ?? (await (address === url ? asItIs() : ask(address, options).catch(asItIs)));
  return answer.blob();
}
