/** Bytes, or a text in which each character is one byte. */
export type Bytes = Uint8Array | readonly number[] | string;

const toBytes = (part: Bytes): Uint8Array =>
  Uint8Array.from(typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part);

/** A number as four bytes, the highest first. */
export const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
];

/** Joins the parts into one array. */
export function concatBytes(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map(toBytes);
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    all.set(piece, position);
    position += piece.length;
  }
  return all;
}
