import { PhotoError } from './photo-error';
import { shrinkPhoto } from './shrink-photo';

/** A photo that fails for another reason than itself may still succeed in the page: null asks for that. */
async function answerTo(photo: unknown): Promise<unknown> {
  try {
    return photo instanceof Blob ? await shrinkPhoto(photo) : null;
  } catch (error) {
    return error instanceof PhotoError ? error.kind : null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
  void answerTo(data).then((answer) => self.postMessage(answer));
});
