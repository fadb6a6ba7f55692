import { pictureType } from '@/selling/media/picture-type';
import { statedSize } from '@/selling/media/stated-size';
import { fromBase64 } from './base64';
import { mostPictureBytes, pictureSide } from './limits';

const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const mostLetters = Math.ceil(mostPictureBytes / 3) * 4;
const shown: ReadonlySet<unknown> = new Set(['image/jpeg', 'image/webp']);

/**
 * The address that shows a picture of a file, which is the picture itself: nothing is asked of any host. Null
 * for what is no small JPEG or WebP by its own bytes.
 */
export function pictureAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > mostLetters || !base64.test(text)) return null;
  const bytes = fromBase64(text);
  const type = bytes && pictureType(bytes);
  if (!bytes || !type || !shown.has(type)) return null;
  const size = statedSize(type, bytes);
  if (!size || Math.min(size.width, size.height) < 1) return null;
  return Math.max(size.width, size.height) > pictureSide ? null : `data:${type};base64,${text}`;
}
