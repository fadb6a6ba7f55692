import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photoName } from '@/selling/media/prepare-photo';

describe('photoName', () => {
  it.each([
    ['IMG_0042.JPG', 'image/jpeg', 'IMG_0042.jpg'],
    ['logo.png', 'image/webp', 'logo.webp'],
    ['logo.png', 'image/png', 'logo.png'],
    ['C:\\fakepath\\my shop (1).heic', 'image/jpeg', 'my-shop-1.jpg'],
    ['../../etc/passwd', 'image/jpeg', 'passwd.jpg'],
    ['ቡና ቤት.jpeg', 'image/jpeg', 'ቡና-ቤት.jpg'],
    ['photo.2026-11-21.jpg', 'image/jpeg', 'photo.2026-11-21.jpg'],
    ['Cafe\u0301.jpg', 'image/jpeg', 'Caf\u00e9.jpg'],
    ['no extension', 'image/jpeg', 'no-extension.jpg'],
    ['.jpg', 'image/jpeg', 'photo.jpg'],
    ['', 'image/webp', 'photo.webp'],
    ['???.png', 'image/jpeg', 'photo.jpg'],
    [`${'a'.repeat(300)}.jpg`, 'image/jpeg', `${'a'.repeat(60)}.jpg`],
  ])('turns %j of %s into %j', (original, type, name) => expect(photoName(original, type)).toBe(name));

  it('is clean and short for any name', () => {
    const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 90 });
    fc.assert(
      fc.property(codeUnits, (units) => {
        const original = String.fromCharCode(...units);
        const name = photoName(original, 'image/jpeg');
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*\.jpg$/u);
        expect(name.length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
