import { concatBytes } from './concat-bytes';
import { exifBytes } from './exif-bytes';
import { jpegSegment } from './jpeg-bytes';

/** The EXIF block as a segment of a JPEG file. */
export const exifSegment = () => jpegSegment(0xe1, concatBytes('Exif\0\0', exifBytes()));

/** The JPEG as a phone makes it: turned by a quarter, with the camera's make and a location near Addis Ababa. */
export function withExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Error('The bytes are no JPEG.');
  return concatBytes(jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2));
}
