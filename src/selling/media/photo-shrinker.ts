import { PhotoError, isPhotoErrorKind } from './photo-error';

/** Sends one message to the worker; null if it fails or does not answer within `timeout` ms. */
function askWorker(worker: Worker, message: unknown, timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      listening.abort();
      resolve(answer);
    };
    const timer = setTimeout(settle, timeout, null);
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
  /** The same work on the main thread, if there is no worker. */
  shrinkHere: (photo: Blob) => Promise<Blob>;
}

/** Shrinks photos in a worker if possible, one after the other, because a slow phone has no memory for two. */
export function createPhotoShrinker({ startWorker, shrinkHere }: PhotoShrinkerParts) {
  // Undefined before the first photo. Null once the worker has failed, so that later photos do not wait for it.
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
    last = shrunk.catch(() => {});
    return shrunk;
  };
}
