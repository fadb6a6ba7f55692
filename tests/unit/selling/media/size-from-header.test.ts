import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureType } from '@/selling/media/bytes';
import { sizeFromHeader } from '@/selling/media/size-from-header';
import { concatBytes } from '#tests/files/concat-bytes';
import { buildJpeg, jpegSegment } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { buildWebp, riff, webpChunk, webpPixel } from '#tests/files/webp-bytes';
import { withExif } from '#tests/files/with-exif';

function sizeOf(bytes: Uint8Array) {
  const type = pictureType(bytes);
  return type && sizeFromHeader(type, bytes);
}

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/files/${name}`));
describe('sizeFromHeader', () => {
  it.each([
    ['a JPEG', fixture('photo.jpg'), 320, 240],
    ['a JPEG behind its EXIF, not turned', withExif(fixture('photo.jpg')), 320, 240],
    ['a progressive JPEG', buildJpeg({ progressive: true }), 8, 8],
    [
      'a JPEG behind an arithmetic table',
      buildJpeg({ segments: [jpegSegment(0xcc, [0, 0x10, 1, 1, 1, 1])] }),
      8,
      8,
    ],
    ['a PNG', fixture('transparent.png'), 64, 48],
    ['a huge PNG', buildPng({ width: 30_000, height: 70_000 }), 30_000, 70_000],
    ['a lossy WebP', fixture('photo.webp'), 160, 120],
    ['a lossless WebP', riff(webpPixel), 1, 1],
    ['a larger lossless WebP', riff(webpChunk('VP8L', [0x2f, 0x3f, 0xc1, 0x3b, 0])), 320, 240],
    ['an extended WebP', buildWebp(), 1, 1],
    [
      'a large extended WebP',
      riff(webpChunk('VP8X', [0, 0, 0, 0, 0x2f, 0x75, 1, 0x0f, 0x27, 2])),
      95_536,
      141_072,
    ],
  ])('reads the size of %s', (_name, bytes, width, height) =>
    expect(sizeOf(bytes)).toEqual({ width, height }),
  );

  it.each([
    ['a JPEG that ends before its frame', buildJpeg().slice(0, 24)],
    ['a PNG that ends in its header', buildPng().slice(0, 18)],
    ['a WebP that ends in its first chunk', buildWebp().slice(0, 24)],
  ])('finds no size in %s', (_name, bytes) => expect(sizeOf(bytes)).toBeNull());

  it('never throws', () => {
    const whole = [buildJpeg(), buildPng(), buildWebp()];
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat(60), fc.uint8Array(), (bytes, length, tail) => {
        expect(() => sizeOf(concatBytes(bytes.slice(0, length), tail))).not.toThrow();
      }),
    );
  });
});
