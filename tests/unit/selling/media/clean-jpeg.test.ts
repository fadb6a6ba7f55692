import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCleanJpeg, jpegPixels } from '@/selling/media/clean-jpeg';
import { concatBytes } from '#tests/files/concat-bytes';
import { buildJpeg, jfif, jpegSegment } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { exifSegment, withExif } from '#tests/files/with-exif';

const photo = new Uint8Array(readFileSync('tests/files/photo.jpg'));
const jpegWith = (...segments: Uint8Array[]) => buildJpeg({ segments });
const icc = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\0');

/** Escaped FF bytes and restarts within the picture data. */
function markedPictureData(): Uint8Array {
  const bytes = buildJpeg({ weight: 6 });
  bytes.set([0xff, 0, 0xff, 0xd3, 0xff, 0], bytes.length - 8);
  return bytes;
}

const clean: [string, Uint8Array][] = [
  ['a JPEG of another encoder', photo],
  ['a bare JPEG', jpegWith()],
  ['a JPEG with JFIF, ICC and Adobe marks', jpegWith(jfif, icc, adobe)],
  ['a JPEG with fill bytes before a marker', jpegWith(concatBytes([0xff, 0xff], jfif))],
  ['a JPEG with restarts', jpegWith(jfif, jpegSegment(0xdd, [0, 4]))],
  ['a JPEG with markers in its picture data', markedPictureData()],
  ['a progressive JPEG', buildJpeg({ progressive: true })],
  ['bytes that begin in the middle of a buffer', concatBytes('before', photo).subarray(6)],
];

const telling: [string, Uint8Array][] = [
  ['the EXIF block of a phone', withExif(photo)],
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
];

const broken: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['a text', concatBytes('hello')],
  ['a PNG', buildPng()],
  ['a JPEG without a picture', concatBytes([0xff, 0xd8], jfif, [0xff, 0xd9])],
  ['a JPEG with a segment of no length', concatBytes([0xff, 0xd8, 0xff, 0xdb, 0, 0], buildJpeg().slice(2))],
];

describe('isCleanJpeg', () => {
  it.each(clean)('accepts %s', (_name, bytes) => expect(isCleanJpeg(bytes)).toBe(true));

  it.each(telling)('rejects %s', (_name, bytes) => expect(isCleanJpeg(bytes)).toBe(false));

  it.each(broken)('rejects as unreadable %s', (_name, bytes) => expect(isCleanJpeg(bytes)).toBe(false));

  it('rejects a file that is cut off anywhere', () => {
    for (const whole of [jpegWith(jfif, icc), buildJpeg({ progressive: true })])
      for (let length = 0; length < whole.length; length += 1)
        expect(isCleanJpeg(whole.slice(0, length)), `${length} of ${whole.length} bytes`).toBe(false);
  });

  it('rejects a JPEG with another segment anywhere in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0xe1, 0xe3, 0xe9, 0xed, 0xef, 0xfe, 0xf0),
        fc.string({ maxLength: 40 }),
        fc.nat(3),
        (marker, text, place) => {
          const foreign = jpegSegment(marker, [...Buffer.from(text)]);
          expect(isCleanJpeg(jpegWith(...[jfif, icc, adobe].toSpliced(place, 0, foreign)))).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['a JPEG behind its EXIF', withExif(photo), 320 * 240],
  ['a progressive JPEG', buildJpeg({ progressive: true }), 64],
  [
    'a JPEG behind an arithmetic table',
    buildJpeg({ segments: [jpegSegment(0xcc, [0, 0x10, 1, 1, 1, 1])] }),
    64,
  ],
  ['a JPEG that ends before its frame', buildJpeg().slice(0, 24), 0],
  ['another picture', buildPng(), 0],
])('jpegPixels counts the pixels of %s', (_name, bytes, pixels) => expect(jpegPixels(bytes)).toBe(pixels));

it('jpegPixels accepts any bytes', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.uint8Array({ maxLength: 200 }), (length, tail) => {
      const bytes = concatBytes(buildJpeg().slice(0, length), tail);
      expect(jpegPixels(bytes)).toBeTypeOf('number');
      expect(isCleanJpeg(bytes)).toBeTypeOf('boolean');
    }),
  );
});
