import { isCodingSegment } from './is-coding-segment';
import { endOfImage, jpegSegments, startOfScan } from './jpeg-segments';

/** Whether a JPEG is whole and holds only what is needed to show it. After its end, phones hide the video of a motion photo. */
export function isCleanJpeg(bytes: Uint8Array): boolean {
  let hasScan = false;
  for (const segment of jpegSegments(bytes)) {
    if (!isCodingSegment(bytes, segment)) return false;
    if (segment.marker === endOfImage) return hasScan && segment.end === bytes.length;
    hasScan ||= segment.marker === startOfScan;
  }
  return false;
}
