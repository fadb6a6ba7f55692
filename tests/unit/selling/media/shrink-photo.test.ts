import exifr from 'exifr';
import { describe, expect, it, vi } from 'vitest';
import { hasMetadata, stripMetadata } from '@/selling/media/strip-metadata';
import { shrinkPhoto } from '@/selling/media/shrink-photo';
import { concatBytes } from '#tests/files/concat-bytes';
import { exifFacts } from '#tests/files/exif-bytes';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng, pngChunk } from '#tests/files/png-bytes';
import { buildWebp, webpChunk } from '#tests/files/webp-bytes';
import { withExif } from '#tests/files/with-exif';
import { fakeDrawing } from './fake-drawing';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const jpeg = buildJpeg();
const phonePhoto = new Blob([withExif(jpeg)]);

describe('shrinkPhoto', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', buildPng()],
  ])('sends a small clean %s unchanged, with its real type', async (type, bytes) => {
    const { written, close } = fakeDrawing({ width: 2048, height: 1536 });
    const photo = await shrinkPhoto(new Blob([bytes], { type: 'text/plain' }));
    expect(await bytesOf(photo)).toEqual(bytes);
    expect(photo.type).toBe(type);
    expect(written).toEqual([]);
    expect(close).toHaveBeenCalled();
  });

  it.each([
    [3000, 4000, '1536x2048'],
    [4001, 3000, '2048x1536'],
    [30_000, 2, '2048x1'],
  ])('redraws a photo of %d x %d px at %s, and releases the bitmap', async (width, height, size) => {
    const { written, close } = fakeDrawing({ width, height });
    const photo = await shrinkPhoto(new Blob([jpeg]));
    expect(photo.type).toBe('image/jpeg');
    expect(written).toEqual([`image/jpeg ${size} 0.85 on white`]);
    expect(close).toHaveBeenCalled();
  });

  it('redraws a small photo with a location, without metadata', async () => {
    const { written } = fakeDrawing({ width: 8, height: 8 });
    const photo = await shrinkPhoto(phonePhoto);
    expect(written).toEqual(['image/jpeg 8x8 0.85 on white']);
    expect(hasMetadata(await bytesOf(photo))).toBe(false);
  });

  it('redraws a small clean photo that is too heavy', async () => {
    const { written } = fakeDrawing({ width: 2048, height: 1536 });
    await shrinkPhoto(new Blob([buildJpeg({ weight: 700_000 })]));
    expect(written).toHaveLength(1);
  });

  it('lowers the quality, then the size, until the photo weighs 700 kB', async () => {
    const { written } = fakeDrawing({ width: 4000, height: 3000, bytesPerPixel: 0.5 });
    const photo = await shrinkPhoto(phonePhoto);
    expect(written).toEqual([
      'image/jpeg 2048x1536 0.85 on white',
      'image/jpeg 2048x1536 0.75 on white',
      'image/jpeg 2048x1536 0.6 on white',
      'image/jpeg 1763x1322 0.6 on white',
    ]);
    expect(photo.size).toBeLessThanOrEqual(700_000);
  });

  it('still shrinks if a tenth of a side is less than a pixel', async () => {
    const { written } = fakeDrawing({ width: 5, height: 1, bytesPerPixel: 240_000 });
    expect((await shrinkPhoto(phonePhoto)).size).toBeLessThanOrEqual(700_000);
    expect(written.at(-1)).toBe('image/jpeg 4x1 0.6 on white');
  });

  it('writes transparent pictures as WebP', async () => {
    const { written } = fakeDrawing({ width: 4000, height: 2000 });
    expect((await shrinkPhoto(new Blob([buildPng()]))).type).toBe('image/webp');
    expect(written).toEqual(['image/webp 2048x1024 0.85']);
  });

  it('writes them on white if the browser cannot write WebP', async () => {
    const { written } = fakeDrawing({ width: 4000, height: 2000, writesWebp: false });
    expect((await shrinkPhoto(new Blob([buildPng()]))).type).toBe('image/jpeg');
    expect(written).toEqual(['image/jpeg 2048x1024 0.85 on white']);
  });

  it.each([
    ['a text', new Blob(['hello'], { type: 'image/jpeg' })],
    ['an empty file', new Blob([], { type: 'image/jpeg' })],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })],
  ])('refuses %s without a look at its declared type', async (_name, file) => {
    const { createImageBitmap } = fakeDrawing({ width: 8, height: 8 });
    await expect(shrinkPhoto(file)).rejects.toMatchObject({ name: 'PhotoError', kind: 'not-a-picture' });
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('refuses what this browser cannot decode', async () => {
    const { createImageBitmap } = fakeDrawing({ width: 8, height: 8 });
    createImageBitmap.mockRejectedValue(new DOMException('Not decoded.', 'InvalidStateError'));
    await expect(shrinkPhoto(new Blob([jpeg]))).rejects.toMatchObject({ kind: 'not-a-picture' });
  });

  it('refuses a file that was changed or removed since it was picked', async () => {
    fakeDrawing({ width: 8, height: 8 });
    const file = new Blob([jpeg]);
    const gone = async () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'));
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(gone);
    await expect(shrinkPhoto(file)).rejects.toMatchObject({ name: 'PhotoError', kind: 'unreadable' });
  });

  it.each([
    [30_000, 30_000],
    [12_000, 10_001],
  ])('refuses %d x %d px before it decodes them', async (width, height) => {
    const { createImageBitmap } = fakeDrawing({ width, height });
    const huge = new Blob([buildPng({ width, height })]);
    await expect(shrinkPhoto(huge)).rejects.toMatchObject({ name: 'PhotoError', kind: 'too-large' });
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('takes the 108 megapixels of a large camera', async () => {
    fakeDrawing({ width: 12_000, height: 9000 });
    const large = new Blob([buildPng({ width: 12_000, height: 9000 })]);
    expect(await shrinkPhoto(large)).toBeInstanceOf(Blob);
  });

  describe('if a canvas returns noise instead of the drawing', () => {
    const shrinkThere = async (bytes: Uint8Array<ArrayBuffer>) => {
      const { written, close } = fakeDrawing({ width: 4000, height: 3000, spoilsDrawings: true });
      const photo = await shrinkPhoto(new Blob([bytes]));
      expect(written).toEqual([]);
      expect(close).toHaveBeenCalled();
      return { type: photo.type, bytes: await bytesOf(photo) };
    };

    it('sends the original photo with its orientation and no other metadata', async () => {
      const sent = await shrinkThere(concatBytes(withExif(jpeg), 'the video of a motion photo'));
      expect(sent.type).toBe('image/jpeg');
      const facts: unknown = await exifr.parse(sent.bytes, { translateValues: false });
      expect(facts).toEqual({ Orientation: exifFacts.orientation });
      expect(stripMetadata(sent.bytes)).toEqual(jpeg);
    });

    it.each([
      ['image/png', buildPng({ chunks: [pngChunk('tEXt', 'Author\0Almaz')], after: 'more' }), buildPng()],
      ['image/webp', buildWebp({ after: [webpChunk('EXIF', 'Bole')] }), buildWebp()],
    ])('does the same with a %s', async (type, bytes, bare) => {
      const sent = await shrinkThere(bytes);
      expect(sent.type).toBe(type);
      expect(hasMetadata(sent.bytes)).toBe(false);
      expect(sent.bytes).toHaveLength(bare.length);
    });

    it.each([
      ['a GIF', concatBytes('GIF89a\x01\0\x01\0\0\0\0')],
      ['a JPEG that is not whole', withExif(jpeg).slice(0, -2)],
    ])('refuses %s, whose metadata is unknown', async (_name, bytes) => {
      await expect(shrinkThere(bytes)).rejects.toMatchObject({ name: 'PhotoError', kind: 'not-drawn' });
    });
  });

  it('releases the bitmap if drawing fails', async () => {
    const { close } = fakeDrawing({ width: 4000, height: 3000 });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await expect(shrinkPhoto(phonePhoto)).rejects.toThrow('OffscreenCanvas');
    expect(close).toHaveBeenCalled();
  });
});
