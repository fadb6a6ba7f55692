import { message } from '@/language/translate';
import { containerSeconds } from './video-container';

/** Describes why a file cannot be used as a video. */
class VideoError extends Error {
  override readonly name = 'VideoError';
}

/** In seconds. 30 are allowed, and cameras that stop at 30 record a little more (docs/product.md, Posting). */
const maxVideoSeconds = 30.5;

export const isVideoTooLong = (seconds: number): boolean => seconds > maxVideoSeconds;

const unknownLength = message("The length of this video can't be read. Please choose an MP4 or MOV video.");

/** How long the browser's player may take to report a length, in ms. */
const lengthTimeout = 15_000;

/** The length in seconds according to the browser's player; `NaN` if it cannot tell. */
async function playerSeconds(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const signal = AbortSignal.timeout(lengthTimeout);
  const happens = (name: string) =>
    new Promise<void>((resolve) => {
      for (const each of [name, 'error']) video.addEventListener(each, () => resolve(), { once: true });
      signal.addEventListener('abort', () => resolve());
    });
  try {
    const loaded = happens('loadedmetadata');
    video.preload = 'metadata';
    video.src = address;
    await loaded;
    // A recording made by a browser has no length until the player has been at its end.
    if (video.duration === Infinity) {
      const atEnd = happens('seeked');
      video.currentTime = Number.MAX_SAFE_INTEGER;
      await atEnd;
    }
    const seconds = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    return video.videoWidth > 0 && seconds > 0 ? seconds : Number.NaN;
  } finally {
    // Phones allow only a few players at a time.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

const unreadable = (cause: unknown): never => {
  throw new VideoError(message("This file can't be read any more. Please choose it again."), { cause });
};

/**
 * Prepares a video with its length in seconds. Its bytes are in memory, so the file may change or vanish. A
 * video that is too long is not read completely. Rejects with a `VideoError`.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const seconds = (await containerSeconds(file).catch(unreadable)) ?? (await playerSeconds(file));
  if (Number.isNaN(seconds)) throw new VideoError(unknownLength);
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(unreadable);
  return { file: new File([bytes], file.name, { type: file.type }), seconds };
}
