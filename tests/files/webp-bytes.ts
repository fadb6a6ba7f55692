import { concatBytes, uint32, type Bytes } from './concat-bytes';

/** A chunk of a WebP file: name, length and data, padded to an even length. */
export function webpChunk(name: string, body: Bytes): Uint8Array {
  return concatBytes(name, uint32(body.length).toReversed(), body, body.length % 2 === 1 ? [0] : []);
}

/** A file of these chunks. */
function riff(...chunks: readonly Uint8Array[]) {
  const content = concatBytes('WEBP', ...chunks);
  return concatBytes('RIFF', uint32(content.length).toReversed(), content);
}

/** The only pixel of the picture, in lossless compression. */
const webpPixel = webpChunk('VP8L', [0x2f, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe, 0x07]);

/** A WebP file of 1 x 1 px in the extended format, which allows other chunks before and after the picture. */
export function buildWebp({ before = [], after = [] }: { before?: Uint8Array[]; after?: Uint8Array[] } = {}) {
  const size = webpChunk('VP8X', [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return riff(size, ...before, webpPixel, ...after);
}
