import { bytesMatch } from './bytes-match';

const signatureLength = 8;
const headerLength = 13;
/** Length, name and checksum of a chunk, in bytes. */
const chunkFrame = 12;
/** The picture, its colours and its density. Texts, times, EXIF, animation and what is unknown are not among them. */
const allowed = ['PLTE', 'IDAT', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'];

/** Whether a PNG is whole and holds only what is needed to show it. */
export function isCleanPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = signatureLength;
  let hasPicture = false;
  while (position + chunkFrame <= bytes.length) {
    const length = view.getUint32(position);
    const name = position + 4;
    const end = position + chunkFrame + length;
    if (position === signatureLength) {
      if (!bytesMatch(bytes, name, 'IHDR') || length !== headerLength) return false;
    } else if (bytesMatch(bytes, name, 'IEND')) {
      return hasPicture && length === 0 && end === bytes.length;
    } else if (!allowed.some((chunk) => bytesMatch(bytes, name, chunk))) {
      return false;
    }
    hasPicture ||= bytesMatch(bytes, name, 'IDAT');
    position = end;
  }
  return false;
}
