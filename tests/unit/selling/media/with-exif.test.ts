import { readFileSync } from 'node:fs';
import exifr from 'exifr';
import { describe, expect, it } from 'vitest';
import { exifFacts } from '#tests/files/exif-bytes';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { withExif } from '#tests/files/with-exif';

const photo = new Uint8Array(readFileSync('tests/files/photo.jpg'));

describe('withExif', () => {
  it('writes what a reader of EXIF reads', async () => {
    const facts: unknown = await exifr.parse(withExif(photo), { translateValues: false });
    expect(facts).toMatchObject({ Make: exifFacts.make, Orientation: exifFacts.orientation });
    expect(facts).toHaveProperty('latitude', expect.closeTo(9.012346, 6));
    expect(facts).toHaveProperty('longitude', expect.closeTo(38.765432, 6));
  });

  it('begins with nothing to read, and leaves the rest as it was', async () => {
    expect(await exifr.parse(photo)).toBeUndefined();
    const small = buildJpeg();
    expect(withExif(small).slice(-(small.length - 2))).toEqual(small.slice(2));
  });

  it('takes JPEG only', () => {
    expect(() => withExif(new Uint8Array(9))).toThrow('no JPEG');
  });
});
