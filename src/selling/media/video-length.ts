/** A file that this browser cannot play, or that has no picture. */
export class VideoError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VideoError';
  }
}

/** In seconds: 30 are allowed, and a camera that was stopped at 30 writes a little more (docs/product.md, Posting). */
const longest = 30.5;

/** Whether a video of so many seconds exceeds the limit of half a minute. */
export const isVideoTooLong = (seconds: number): boolean => seconds > longest;

/** Waits for one of the events; rejects when the file turns out to be no video, or when `signal` says that it took too long. */
function nextMediaEvent(
  video: HTMLVideoElement,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => () => reject(new VideoError(message));
    for (const name of names) video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail('The file is no video that plays here.'), { once: true, signal });
    signal.addEventListener('abort', fail('The video took too long to open.'), { once: true });
  });
}

/** How long a video may take to say how long it is, in ms. */
const patience = 15_000;

/** A video that a browser has recorded knows its length only once its end was looked at. */
async function lengthFromEnd(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await nextMediaEvent(video, ['durationchange', 'seeked'], signal);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function measure(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  await nextMediaEvent(video, ['loadedmetadata'], signal);
  if (video.videoWidth === 0) throw new VideoError('The file has sound and no picture.');
  if (Number.isNaN(video.duration)) throw new VideoError('The video does not say how long it is.');
  return video.duration === Infinity ? lengthFromEnd(video, signal) : video.duration;
}

/** Phones keep a few players only: this one is given back. */
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
  const timer = setTimeout(() => reading.abort(), patience);
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
