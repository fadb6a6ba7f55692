export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/** Whether `bytes` contain the characters of `text`, one byte each, at `position`. */
export function bytesMatch(bytes: Uint8Array, position: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[position + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** The file types accepted as photos. SVG is not one: it is a document with links and scripts. */
export type PictureType =
  'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/bmp' | 'image/avif' | 'image/heic';

/** Detects a file's type by its first bytes, whatever its name says; null if unknown. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (bytesMatch(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (bytesMatch(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (bytesMatch(bytes, 0, 'RIFF') && bytesMatch(bytes, 8, 'WEBP')) return 'image/webp';
  if (bytesMatch(bytes, 0, 'GIF8')) return 'image/gif';
  if (bytesMatch(bytes, 0, 'BM')) return 'image/bmp';
  if (bytesMatch(bytes, 4, 'ftypavi')) return 'image/avif';
  const isHeif = ['hei', 'hev', 'mif1', 'msf1'].some((brand) => bytesMatch(bytes, 4, `ftyp${brand}`));
  return isHeif ? 'image/heic' : null;
}

/** The size of a picture, in px. */
export interface PixelSize {
  width: number;
  height: number;
}
