import { PhotoError, shrinkPhoto } from './shrink-photo';

/**
 * Returns the photo, or the kind of a `PhotoError`. null after any other failure; the page then shrinks the photo
 * itself.
 */
async function shrinkOrExplain(photo: unknown): Promise<unknown> {
  try {
    return photo instanceof Blob ? await shrinkPhoto(photo) : null;
  } catch (error) {
    return error instanceof PhotoError ? error.kind : null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
  void shrinkOrExplain(data).then((answer) => self.postMessage(answer));
});
