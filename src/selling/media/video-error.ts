/** A file that this browser cannot play, or that has no picture. */
export class VideoError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VideoError';
  }
}
