import { isCodingSegment } from './is-coding-segment';
import { jpegSegments } from './jpeg-segments';

/** A JPEG that a canvas has written, without what some browsers add to it: Safari writes EXIF and Photoshop blocks. */
export async function stripJpeg(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = [...jpegSegments(bytes)].filter((segment) => isCodingSegment(bytes, segment));
  const parts = kept.map(({ start, end }) => bytes.subarray(start, end));
  return new Blob([bytes.subarray(0, 2), ...parts], { type: 'image/jpeg' });
}
