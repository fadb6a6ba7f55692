import { PhotoError, shrinkPhoto } from './shrink-photo';

/** Answers with the photo, or with the text of a `PhotoError`, which would lose its class between threads. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPhoto(data)
    .catch((error: unknown) => (error instanceof PhotoError ? error.message : null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
    .then((answer) => self.postMessage(answer));
});
