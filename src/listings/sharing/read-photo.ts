import { withTimeout } from '@/lib/with-timeout';

/** How long a photo may take, in ms: the poster is made without it then. */
const timeout = 20_000;

async function fetchPicture(url: string, cache: RequestCache): Promise<ImageBitmap | null> {
  const response = await fetch(url, { cache });
  return response.ok ? createImageBitmap(await response.blob()) : null;
}

/**
 * A photo whose pixels the page may use; null where its server does not let other sites read it, or where it
 * cannot be had. As a file and not as an `img`, which would make the whole canvas unreadable.
 */
export async function readPhoto(url: string): Promise<ImageBitmap | null> {
  try {
    const isOwn = new URL(url, window.location.href).origin === window.location.origin;
    // A copy that was shown without CORS does not say that it may be read: its server is asked again.
    return await withTimeout(fetchPicture(url, isOwn ? 'default' : 'no-cache'), timeout);
  } catch {
    return null;
  }
}
