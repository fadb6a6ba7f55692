import { VideoError } from './video-error';

/** Waits for one of the events; rejects when the file turns out to be no video, or when `signal` says that it took too long. */
export function nextMediaEvent(
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
