import { fetchPicture } from '@/api/fetch-picture';
import { withTimeout } from '@/lib/with-timeout';
import { posterSize } from './poster-layout';

/** How long a photo may take, in ms: the poster is made without it then. */
const timeout = 20_000;

const decode = async (url: string): Promise<ImageBitmap> =>
  createImageBitmap(await fetchPicture(url, { width: posterSize.width }));

/**
 * A photo whose pixels the page may use; null where its server does not let other sites read it, or where it
 * cannot be had.
 */
export const readPhoto = (url: string): Promise<ImageBitmap | null> =>
  withTimeout(decode(url), timeout).catch(() => null);
