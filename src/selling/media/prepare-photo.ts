import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/scheduling';
import { trust } from '@/platform/trusted-types';
import { isPhotoErrorKind, PhotoError, shrinkPhoto } from './shrink-photo';

function startWorker(): Worker {
  trust('scriptOrigins', window.location.origin);
  return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
}

/** The worker that shrinks photos. undefined before the first photo, null after the worker has failed. */
const photoWorker = createGlobalStore<Worker | null | undefined>(() => undefined);

/** How long the worker may take for one photo, in ms: three times as long as the slowest phone takes. */
const photoTimeout = 30_000;

const answerOf = (worker: Worker, photo: Blob): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
    worker.addEventListener('error', reject, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
    worker.postMessage(photo);
  });

/**
 * The worker's answer to a photo. null if the worker does not work: its code did not load, or a phone short of memory
 * has ended it silently.
 */
async function askWorker(photo: Blob): Promise<unknown> {
  try {
    if (photoWorker.read() === undefined) photoWorker.write(startWorker());
    const worker = photoWorker.read();
    return worker && (await withTimeout(answerOf(worker, photo), photoTimeout));
  } catch {
    photoWorker.read()?.terminate();
    photoWorker.write(null);
    return null;
  }
}

/** Shrinks a photo in the worker, or on the page if there is none. */
async function shrink(photo: Blob): Promise<Blob> {
  const answer = await askWorker(photo);
  if (answer instanceof Blob) return answer;
  if (isPhotoErrorKind(answer)) throw new PhotoError(answer);
  return shrinkPhoto(photo);
}

/** A device that can open a photo but not draw it has run out of memory. */
const toPhotoError = (cause: unknown) =>
  cause instanceof PhotoError ? cause : new PhotoError('too-large', { cause });

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/** The previous photo. The next one waits for it, because a slow phone has no memory for two. */
const lastPhoto = createGlobalStore<Promise<unknown>>(() => Promise.resolve());

/**
 * Makes a photo small and upright, without metadata and without its file name. Photos are prepared one at a time.
 * Rejects with a `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<File> {
  const shrunk = lastPhoto.read().then(() => shrink(file));
  // The caller handles a rejection. The next photo only waits.
  lastPhoto.write(shrunk.catch(() => {}));
  try {
    const photo = await shrunk;
    return new File([photo], `photo.${extensions[photo.type] ?? 'jpg'}`, { type: photo.type });
  } catch (error) {
    throw toPhotoError(error);
  }
}
