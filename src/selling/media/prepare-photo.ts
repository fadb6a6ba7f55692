import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/scheduling';
import { trust } from '@/platform/trusted-types';
import { PhotoError, shrinkPhoto, tooManyPixels } from './shrink-photo';

/** How long the worker may take for one photo, in ms: three times as long as the slowest phone takes. */
const photoTimeout = 30_000;

/** Lets a worker shrink a photo. Rejects if the worker cannot start, fails, or does not answer in time. */
async function askWorker(photo: Blob): Promise<unknown> {
  trust('scriptOrigins', window.location.origin);
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', reject);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
  worker.postMessage(photo);
  return withTimeout(answer, photoTimeout).finally(() => worker.terminate());
}

/** Shrinks a photo in a worker. If that fails, as on a phone short of memory, the page does it. */
async function shrink(photo: Blob): Promise<Blob> {
  const answer = await askWorker(photo).catch(() => null);
  if (answer instanceof Blob) return answer;
  if (typeof answer === 'string') throw new PhotoError(answer);
  return shrinkPhoto(photo).catch((cause: unknown) => {
    // A device that can open a photo but cannot draw it has run out of memory.
    throw cause instanceof PhotoError ? cause : new PhotoError(tooManyPixels, { cause });
  });
}

/** The previous photo. The next photo waits for it, because a slow phone has no memory for two photos. */
const lastPhoto = createGlobalStore<Promise<unknown>>(() => Promise.resolve());

/** Makes a photo small and upright, without metadata and without its file name. Rejects with a `PhotoError`. */
export async function preparePhoto(file: File): Promise<File> {
  const shrunk = lastPhoto.read().then(() => shrink(file));
  // The caller handles a rejection. The next photo only waits.
  lastPhoto.write(shrunk.catch(() => {}));
  return new File([await shrunk], 'photo.jpg', { type: 'image/jpeg' });
}
