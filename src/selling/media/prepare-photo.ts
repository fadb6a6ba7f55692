import { trustScriptsOf } from '@/platform/trusted-types';
import { isPhotoErrorKind, PhotoError, shrinkPhoto } from './shrink-photo';

/** Sends one message to the worker; null if it fails or does not answer within `photoTimeout` ms. */
function askWorker(worker: Worker, message: unknown, photoTimeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      listening.abort();
      resolve(answer);
    };
    const timer = setTimeout(settle, photoTimeout, null);
    const { signal } = listening;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(data), { signal });
    for (const failure of ['error', 'messageerror']) {
      worker.addEventListener(failure, () => settle(null), { signal });
    }
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
      worker.postMessage(message);
    } catch {
      settle(null);
    }
  });
}

/** How long a worker may take for one photo, in ms; three times what the slowest phone needs. */
const timeout = 30_000;

interface PhotoShrinkerParts {
  startWorker: () => Worker;
  /** Shrinks a photo on the main thread, if there is no worker. */
  shrinkHere: (photo: Blob) => Promise<Blob>;
}

/** Shrinks photos in a worker if possible, one after the other, because a slow phone has no memory for two. */
export function createPhotoShrinker({ startWorker, shrinkHere }: PhotoShrinkerParts) {
  // Undefined before the first photo; null after the worker has failed, so that later photos do not wait for it.
  let worker: Worker | null | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function readyWorker(): Worker | null {
    if (worker !== undefined) return worker;
    try {
      worker = startWorker();
    } catch {
      worker = null;
    }
    return worker;
  }

  async function shrink(photo: Blob): Promise<Blob> {
    const helper = readyWorker();
    if (!helper) return shrinkHere(photo);
    const answer = await askWorker(helper, photo, timeout);
    if (answer instanceof Blob) return answer;
    if (isPhotoErrorKind(answer)) throw new PhotoError(answer);
    helper.terminate();
    worker = null;
    return shrinkHere(photo);
  }

  return (photo: Blob): Promise<Blob> => {
    const shrunk = last.then(() => shrink(photo));
    // The caller handles a rejection; the next photo only waits for the end.
    last = shrunk.catch(() => {});
    return shrunk;
  };
}

const maxNameLength = 60;
const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/**
 * The file name of a prepared photo: the seller's name in letters that every server accepts, with the new
 * extension.
 */
export function photoName(original: string, type: string): string {
  const stem = original
    .normalize()
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .slice(0, maxNameLength)
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '');
  return `${stem || 'photo'}.${extensions[type] ?? 'jpg'}`;
}

const shrink = createPhotoShrinker({
  startWorker() {
    trustScriptsOf(window.location.origin);
    return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  },
  shrinkHere: shrinkPhoto,
});

/** If a device can open a photo but not draw it, it has run out of memory. */
const toPhotoError = (cause: unknown) =>
  cause instanceof PhotoError ? cause : new PhotoError('too-large', { cause });

/**
 * Makes a photo small and upright, without metadata and with a clean name, one at a time. Rejects with a
 * `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<File> {
  try {
    const photo = await shrink(file);
    return new File([photo], photoName(file.name, photo.type), { type: photo.type });
  } catch (error) {
    throw toPhotoError(error);
  }
}
