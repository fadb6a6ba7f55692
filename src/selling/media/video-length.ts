import { message } from '@/language/translate';

/** Says that this browser cannot play the file, or that it has no picture. */
export class VideoError extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'VideoError';
  }
}

/** In seconds: 30 are allowed, and cameras that are stopped at 30 write a little more (docs/product.md, Posting). */
const longest = 30.5;

/** Whether a video of so many seconds exceeds the limit of half a minute. */
export const isVideoTooLong = (seconds: number): boolean => seconds > longest;

/** Waits for one of the events; rejects when the file is no video or `signal` aborts. */
function nextMediaEvent(
  video: HTMLVideoElement,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (text: string) => () => reject(new VideoError(text));
    for (const name of names) video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail(message('The file is no video that plays here.')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', fail(message('The video took too long to open.')), { once: true });
  });
}

/** How long the browser may take to tell the length of a video, in ms. */
const timeout = 15_000;

/** Videos recorded by a browser have an infinite length until their end was loaded. */
async function lengthFromEnd(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await nextMediaEvent(video, ['durationchange', 'seeked'], signal);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function measure(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  await nextMediaEvent(video, ['loadedmetadata'], signal);
  if (video.videoWidth === 0) throw new VideoError(message('The file has sound and no picture.'));
  if (Number.isNaN(video.duration)) throw new VideoError(message('The video does not say how long it is.'));
  return video.duration === Infinity ? lengthFromEnd(video, signal) : video.duration;
}

/** Phones allow only a few players at a time, so this one is released. */
function release(video: HTMLVideoElement, address: string): void {
  video.removeAttribute('src');
  video.load();
  URL.revokeObjectURL(address);
}

/** The length of a video in seconds. Rejects with a `VideoError` where it cannot be read. */
export async function readVideoLength(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const reading = new AbortController();
  const timer = setTimeout(() => reading.abort(), timeout);
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
