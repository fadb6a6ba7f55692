import { crc32, deflateSync } from 'node:zlib';
import { concatBytes, uint32, type Bytes } from './concat-bytes';

/** A chunk of a PNG file: length, name, data and checksum. */
export function pngChunk(name: string, body: Bytes): Uint8Array {
  const content = concatBytes(name, body);
  return concatBytes(uint32(body.length), content, uint32(crc32(content)));
}

interface PngParts {
  /** Chunks between the header and the picture. */
  chunks?: readonly Uint8Array[];
  /** The size in the header, in px. The picture itself has 2 x 1 px. */
  width?: number;
  height?: number;
  /** Bytes after the end of the image. */
  after?: string;
}

/** A PNG file of 2 x 1 px, one of them transparent, with these extras. */
export function buildPng({ chunks = [], width = 2, height = 1, after = '' }: PngParts = {}) {
  const pixels = [0, 255, 0, 0, 255, 0, 0, 0, 0];
  return concatBytes(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]),
    ...chunks,
    pngChunk('IDAT', deflateSync(Uint8Array.from(pixels))),
    pngChunk('IEND', []),
    after,
  );
}
