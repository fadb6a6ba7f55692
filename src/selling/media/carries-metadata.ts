import { isCleanJpeg } from './is-clean-jpeg';
import { isCleanPng } from './is-clean-png';
import { isCleanWebp } from './is-clean-webp';
import { pictureType } from './picture-type';

/**
 * Whether a file may tell more than its picture shows: a place, a camera, a time, a name. True unless the file is known to
 * hold nothing of the kind; also true of one that is broken.
 */
export function carriesMetadata(bytes: Uint8Array): boolean {
  switch (pictureType(bytes)) {
    case 'image/jpeg':
      return !isCleanJpeg(bytes);
    case 'image/png':
      return !isCleanPng(bytes);
    case 'image/webp':
      return !isCleanWebp(bytes);
    default:
      return true;
  }
}
