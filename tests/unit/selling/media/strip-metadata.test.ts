import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMetadata } from '@/selling/media/strip-metadata';
import { concatBytes } from '#tests/files/concat-bytes';
import { exifBytes } from '#tests/files/exif-bytes';
import { buildJpeg, jfif, jpegSegment } from '#tests/files/jpeg-bytes';
import { buildPng, pngChunk } from '#tests/files/png-bytes';
import { buildWebp, riff, webpChunk, webpPixel } from '#tests/files/webp-bytes';
import { exifSegment, withExif } from '#tests/files/with-exif';

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/files/${name}`));
const jpegWith = (...segments: Uint8Array[]) => buildJpeg({ segments });
const pngWith = (name: string, body: string | Uint8Array) => buildPng({ chunks: [pngChunk(name, body)] });
const icc = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\0');

/** Escaped FF bytes and restarts within the picture data. */
function markedPictureData(): Uint8Array {
  const bytes = buildJpeg({ weight: 6 });
  bytes.set([0xff, 0, 0xff, 0xd3, 0xff, 0], bytes.length - 8);
  return bytes;
}

const clean: [string, Uint8Array][] = [
  ['a JPEG of another encoder', fixture('photo.jpg')],
  ['a PNG of another encoder', fixture('transparent.png')],
  ['a WebP of another encoder', fixture('photo.webp')],
  ['a bare JPEG', jpegWith()],
  ['a JPEG with JFIF, ICC and Adobe marks', jpegWith(jfif, icc, adobe)],
  ['a JPEG with fill bytes before a marker', jpegWith(concatBytes([0xff, 0xff], jfif))],
  ['a JPEG with restarts', jpegWith(jfif, jpegSegment(0xdd, [0, 4]))],
  ['a JPEG with markers in its picture data', markedPictureData()],
  ['a progressive JPEG', buildJpeg({ progressive: true })],
  ['a PNG', buildPng()],
  ['a PNG with a colour profile', pngWith('iCCP', 'sRGB\0\0profile')],
  ['a simple WebP', riff(webpPixel)],
  ['an extended WebP', buildWebp({ before: [webpChunk('ICCP', 'odd')] })],
];

const telling: [string, Uint8Array][] = [
  ['the EXIF block of a phone', withExif(fixture('photo.jpg'))],
  ['EXIF behind JFIF', jpegWith(jfif, exifSegment())],
  ['XMP', jpegWith(jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ['a second picture (MPF)', jpegWith(jpegSegment(0xe2, 'MPF\0II*\0'))],
  ['IPTC', jpegWith(jpegSegment(0xed, 'Photoshop 3.0\0'))],
  ['a comment', jpegWith(jpegSegment(0xfe, 'Bole, Addis Ababa'))],
  ['a JFIF thumbnail', jpegWith(jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01rgb'))],
  ['a JFXX thumbnail', jpegWith(jfif, jpegSegment(0xe0, 'JFXX\0\x13\x01\x01rgb'))],
  ['more than the Adobe mark', jpegWith(jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\0Bole'))],
  ['an unknown part of a JPEG', jpegWith(jpegSegment(0xe9, 'camera'))],
  [
    'EXIF after the first scan',
    concatBytes(buildJpeg({ progressive: true }).slice(0, -2), exifSegment(), [0xff, 0xd9]),
  ],
  ['the video of a motion photo', buildJpeg({ after: '\0\0\0\x18ftypmp42' })],
  ['PNG EXIF', pngWith('eXIf', exifBytes())],
  ['PNG text', pngWith('tEXt', 'Author\0Almaz')],
  ['PNG international text', pngWith('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x/>')],
  ['PNG compressed text', pngWith('zTXt', 'Comment\0\0x')],
  ['a PNG time', pngWith('tIME', '\x07\xea\x0b\x15\x0c\0\0')],
  ['an unknown PNG chunk', pngWith('caBX', 'content credentials')],
  ['an animated PNG', pngWith('acTL', '\0\0\0\x02\0\0\0\0')],
  ['bytes behind a PNG', buildPng({ after: 'more' })],
  ['WebP EXIF', buildWebp({ after: [webpChunk('EXIF', exifBytes())] })],
  ['WebP XMP', buildWebp({ after: [webpChunk('XMP ', '<x/>')] })],
  ['an animated WebP', buildWebp({ before: [webpChunk('ANIM', '\0\0\0\0\0\0')] })],
  ['an unknown WebP chunk', buildWebp({ after: [webpChunk('MARK', 'camera')] })],
  ['bytes behind a WebP', concatBytes(riff(webpPixel), 'more')],
];

const broken: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['a text', concatBytes('hello')],
  ['a GIF', concatBytes('GIF89a\x01\0\x01\0\0\0\0')],
  ['a JPEG without a picture', concatBytes([0xff, 0xd8], jfif, [0xff, 0xd9])],
  ['a JPEG with a segment of no length', concatBytes([0xff, 0xd8, 0xff, 0xdb, 0, 0], buildJpeg().slice(2))],
  [
    'a PNG without a picture',
    concatBytes('\x89PNG\r\n\x1a\n', pngChunk('IHDR', new Uint8Array(13)), pngChunk('IEND', '')),
  ],
  [
    'a PNG that does not begin with its header',
    concatBytes('\x89PNG\r\n\x1a\n', pngChunk('pHYs', new Uint8Array(13)), buildPng().slice(33)),
  ],
  ['a PNG whose end holds something', concatBytes(buildPng().slice(0, -12), pngChunk('IEND', 'Bole'))],
  ['a WebP without a picture', riff(webpChunk('ICCP', 'profile'))],
  ['a WebP of another length', concatBytes('RIFF\xff\0\0\0WEBP', webpPixel)],
];

const wholeFiles = [jpegWith(jfif, icc), buildJpeg({ progressive: true }), buildPng(), buildWebp()];

describe('hasMetadata', () => {
  it.each(clean)('passes %s', (_name, bytes) => expect(hasMetadata(bytes)).toBe(false));

  it.each(telling)('detects %s', (_name, bytes) => expect(hasMetadata(bytes)).toBe(true));

  it.each(broken)('distrusts %s', (_name, bytes) => expect(hasMetadata(bytes)).toBe(true));

  it('distrusts a file that is cut off anywhere', () => {
    for (const whole of wholeFiles) {
      expect(hasMetadata(whole)).toBe(false);
      for (let length = 0; length < whole.length; length += 1) {
        expect(hasMetadata(whole.slice(0, length)), `${length} of ${whole.length} bytes`).toBe(true);
      }
    }
  });

  it('reads bytes that begin in the middle of a buffer', () => {
    for (const whole of wholeFiles) {
      const within = concatBytes('before', whole).subarray(6);
      expect(hasMetadata(within)).toBe(false);
    }
  });

  it('answers for any bytes at all', () => {
    const heads = wholeFiles.map((whole) => whole.slice(0, 20));
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
        expect(hasMetadata(concatBytes(head, tail))).toBeTypeOf('boolean');
      }),
    );
  });

  it('detects a foreign segment anywhere in a JPEG', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0xe1, 0xe3, 0xe9, 0xed, 0xef, 0xfe, 0xf0),
        fc.string({ maxLength: 40 }),
        fc.nat(3),
        (marker, text, place) => {
          const segments = [jfif, icc, adobe].toSpliced(
            place,
            0,
            jpegSegment(marker, [...Buffer.from(text)]),
          );
          expect(hasMetadata(jpegWith(...segments))).toBe(true);
        },
      ),
    );
  });
});
