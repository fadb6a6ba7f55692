import { message } from '@/language/translate';
import { containerSeconds } from './video-container';

/** Describes why a file cannot be used as a video. */
class VideoError extends Error {
  override readonly name = 'VideoError';
}

/** In seconds. 30 are allowed, and cameras that stop at 30 record a little more (docs/product.md, Posting). */
const maxVideoSeconds = 30.5;

export const isVideoTooLong = (seconds: number): boolean => seconds > maxVideoSeconds;

const unreadable = (cause: unknown): never => {
  throw new VideoError(message("This file can't be read any more. Please choose it again."), { cause });
};

/**
 * Prepares a video with its length in seconds. Its bytes are in memory, so the file may change or vanish. A
 * video that is too long is not read completely. Rejects with a `VideoError`.
 */
export async function prepareVideo(file: File): Promise<{ file: File; seconds: number }> {
  const seconds = await containerSeconds(file).catch(unreadable);
  if (seconds === null)
    throw new VideoError(
      message("The length of this video can't be read. Please choose an MP4 or MOV video."),
    );
  if (isVideoTooLong(seconds)) return { file, seconds };
  const bytes = await file.arrayBuffer().catch(unreadable);
  return { file: new File([bytes], file.name, { type: file.type }), seconds };
}
