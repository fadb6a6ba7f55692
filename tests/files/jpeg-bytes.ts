import { concatBytes, type Bytes } from './concat-bytes';

/** A segment of a JPEG file: marker, length and data. */
export function jpegSegment(marker: number, body: Bytes): Uint8Array {
  const length = body.length + 2;
  return concatBytes([0xff, marker, length >> 8, length & 0xff], body);
}

/** The segment that most encoders write first. */
export const jfif = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const quantization = jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]);
/** A Huffman table with a single code: the bit 0 stands for a zero. */
const huffman = (table: number) => jpegSegment(0xc4, [table, 1, ...Array<number>(15).fill(0), 0]);
const frame = (marker: number, side: number) =>
  jpegSegment(marker, [8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0]);
/** A scan of the coefficients `first` to `last` of the only block. */
const scan = (first: number, last: number, data: number, weight: number) =>
  concatBytes(jpegSegment(0xda, [1, 1, 0, first, last, 0]), [data], new Uint8Array(weight));

interface JpegParts {
  /** Segments between the start and the tables. */
  segments?: readonly Uint8Array[];
  progressive?: boolean;
  /** The width and height that its frame states, in px. */
  side?: number;
  /** Bytes without meaning at the end of the scan. */
  weight?: number;
  /** Bytes after the end of the image. */
  after?: string;
}

/** A JPEG file of 8 x 8 grey pixels that every decoder can read, with these extras. */
export function buildJpeg({
  segments = [jfif],
  progressive = false,
  side = 8,
  weight = 0,
  after = '',
}: JpegParts = {}) {
  const scans = progressive
    ? [scan(0, 0, 0x7f, 0), huffman(0x10), scan(1, 63, 0x7f, weight)]
    : [huffman(0x10), scan(0, 63, 0x3f, weight)];
  const tables = [quantization, frame(progressive ? 0xc2 : 0xc0, side), huffman(0)];
  return concatBytes([0xff, 0xd8], ...segments, ...tables, ...scans, [0xff, 0xd9], after);
}
