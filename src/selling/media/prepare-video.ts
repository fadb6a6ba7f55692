import { message } from '@/language/translate';
import { containerSeconds } from './video-container';

/** Describes why a file cannot be used as a video. */
export class VideoError extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'VideoError';
  }
}

/** In seconds. 30 are allowed, and cameras that stop at 30 record a little more (docs/product.md, Posting). */
const maxVideoSeconds = 30.5;

export const isVideoTooLong = (seconds: number): boolean => seconds > maxVideoSeconds;

const unknownLength = message("The length of this video can't be read. Please choose an MP4 or MOV video.");

/** Waits for one of the events; rejects if the file is not a video or `signal` aborts. */
function nextMediaEvent(
  video: HTMLVideoElement,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (text: string) => () => reject(new VideoError(text));
    for (const name of names) video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail(unknownLength), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', fail(unknownLength), { once: true });
  });
}

/** How long the browser may take to report a video's length, in ms. */
const lengthTimeout = 15_000;

/** Videos recorded by a browser report an infinite length until their end has loaded. */
async function lengthFromEnd(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await nextMediaEvent(video, ['durationchange', 'seeked'], signal);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function measure(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  await nextMediaEvent(video, ['loadedmetadata'], signal);
  if (video.videoWidth === 0) throw new VideoError(message('The file has sound but no picture.'));
  if (Number.isNaN(video.duration)) throw new VideoError(unknownLength);
  return video.duration === Infinity ? lengthFromEnd(video, signal) : video.duration;
}

/** Releases the player, because phones allow only a few at a time. */
function release(video: HTMLVideoElement, address: string): void {
  video.removeAttribute('src');
  video.load();
  URL.revokeObjectURL(address);
}

/** The length of a video according to the browser's player, in seconds. */
async function playerSeconds(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const reading = new AbortController();
  const timer = setTimeout(() => reading.abort(), lengthTimeout);
  try {
    const measured = measure(video, reading.signal);
    video.preload = 'metadata';
    video.muted = true;
    video.src = address;
    return await measured;
  } finally {
    clearTimeout(timer);
    reading.abort();
    release(video, address);
  }
}

/** The length of a video in seconds. Rejects with a `VideoError` if it cannot be read. */
const readVideoLength = async (file: Blob): Promise<number> =>
  (await containerSeconds(file)) ?? (await playerSeconds(file));

/**
 * Prepares a video with its length in seconds. Its bytes are in memory, so the file may change or vanish. A
 * video that is too long is not read completely. Rejects with a `VideoError`.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const unreadable = (cause: unknown): never => {
    if (cause instanceof VideoError) throw cause;
    throw new VideoError(message("This file can't be read any more. Please choose it again."), { cause });
  };
  const seconds = await readVideoLength(file).catch(unreadable);
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(unreadable);
  return {
    file: new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }),
    seconds,
  };
}
