import { message } from '@/language/translate';
import { withTimeout } from '@/platform/scheduling';
import { containerSeconds } from './video-container';

/** Describes why a file cannot be used as a video. */
class VideoError extends Error {
  override readonly name = 'VideoError';
}

/** In seconds. 30 are allowed, but cameras that stop at 30 record slightly more (docs/product.md, Posting). */
const maxVideoSeconds = 30.5;

export const isVideoTooLong = (seconds: number): boolean => seconds > maxVideoSeconds;

/** How long the browser's player may take to load a length, in ms. */
const lengthTimeout = 15_000;

const nextEvent = (video: HTMLVideoElement, name: string): Promise<void> =>
  withTimeout(
    new Promise((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true });
      video.addEventListener('error', reject, { once: true });
    }),
    lengthTimeout,
  );

/** The length of a video in seconds, according to the browser's player. Rejects if the player does not know it. */
async function playerSeconds(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    const loaded = nextEvent(video, 'loadedmetadata');
    video.preload = 'metadata';
    video.src = address;
    await loaded;
    // A video recorded by a browser has no length until the player has reached its end.
    if (video.duration === Infinity) {
      const atEnd = nextEvent(video, 'seeked');
      video.currentTime = Number.MAX_SAFE_INTEGER;
      await atEnd;
    }
    const seconds = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    if (video.videoWidth === 0 || seconds === 0) throw new Error('The file has no pictures.');
    return seconds;
  } finally {
    // Frees the player, because a phone allows only a few.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

const unreadable = (cause: unknown): never => {
  throw new VideoError(message("This file can't be read any more. Please choose it again."), { cause });
};

const withoutLength = (cause: unknown): never => {
  const text = message("The length of this video can't be read. Please choose an MP4 or MOV video.");
  throw new VideoError(text, { cause });
};

/**
 * Reads a video into memory and returns its length in seconds. Its file may then change or vanish. A video that is too
 * long is not read completely. Rejects with a `VideoError`.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const seconds =
    (await containerSeconds(file).catch(unreadable)) ?? (await playerSeconds(file).catch(withoutLength));
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(unreadable);
  return { file: new File([bytes], file.name, { type: file.type }), seconds };
}
