import { describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from '@/selling/media/shrink-photo';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { buildWebp } from '#tests/files/webp-bytes';
import { withExif } from '#tests/files/with-exif';
import { fakeDrawing } from './fake-drawing';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const jpeg = buildJpeg();
const phonePhoto = new Blob([withExif(jpeg)]);

describe('shrinkPhoto', () => {
  it('sends a small clean JPEG unchanged, with its real type', async () => {
    const { written, close } = fakeDrawing({ width: 2048, height: 1536 });
    const photo = await shrinkPhoto(new Blob([jpeg], { type: 'text/plain' }));
    expect(await bytesOf(photo)).toEqual(jpeg);
    expect(photo.type).toBe('image/jpeg');
    expect(written).toEqual([]);
    expect(close).toHaveBeenCalled();
  });

  it.each([
    ['PNG', buildPng()],
    ['WebP', buildWebp()],
  ])('draws a new JPEG from a %s', async (_what, picture) => {
    const { written } = fakeDrawing({ width: 8, height: 8 });
    expect((await shrinkPhoto(new Blob([picture]))).type).toBe('image/jpeg');
    expect(written).toEqual(['image/jpeg 8x8 0.85 on white']);
  });

  it.each([
    [3000, 4000, '1536x2048'],
    [4001, 3000, '2048x1536'],
    [30_000, 2, '2048x1'],
  ])('redraws a photo of %d x %d px at %s, and releases the bitmap', async (width, height, size) => {
    const { written, close } = fakeDrawing({ width, height });
    const photo = await shrinkPhoto(phonePhoto);
    expect(photo.type).toBe('image/jpeg');
    expect(written).toEqual([`image/jpeg ${size} 0.85 on white`]);
    expect(close).toHaveBeenCalled();
  });

  it('redraws a small photo with a location', async () => {
    const { written } = fakeDrawing({ width: 8, height: 8 });
    await shrinkPhoto(phonePhoto);
    expect(written).toEqual(['image/jpeg 8x8 0.85 on white']);
  });

  it('redraws a small clean photo that is too heavy', async () => {
    const { written } = fakeDrawing({ width: 2048, height: 1536 });
    await shrinkPhoto(new Blob([buildJpeg({ weight: 700_000 })]));
    expect(written).toHaveLength(1);
  });

  it('lowers the quality, then the size, until the photo has at most 700 kB', async () => {
    const { written } = fakeDrawing({ width: 4000, height: 3000, bytesPerPixel: 0.5 });
    const photo = await shrinkPhoto(phonePhoto);
    expect(written).toEqual([
      'image/jpeg 2048x1536 0.85 on white',
      'image/jpeg 2048x1536 0.75 on white',
      'image/jpeg 2048x1536 0.6 on white',
      'image/jpeg 1638x1229 0.6 on white',
    ]);
    expect(photo.size).toBeLessThanOrEqual(700_000);
  });

  it('shrinks a photo so narrow that a side would have less than a pixel', async () => {
    const { written } = fakeDrawing({ width: 5, height: 1, bytesPerPixel: 240_000 });
    expect((await shrinkPhoto(phonePhoto)).size).toBeLessThanOrEqual(700_000);
    expect(written.at(-1)).toBe('image/jpeg 4x1 0.6 on white');
  });

  it('refuses a file that this browser cannot decode', async () => {
    const { createImageBitmap } = fakeDrawing({ width: 8, height: 8 });
    createImageBitmap.mockRejectedValue(new DOMException('Not decoded.', 'InvalidStateError'));
    await expect(shrinkPhoto(new Blob([jpeg]))).rejects.toThrow('Please choose a JPEG, PNG or WebP.');
  });

  it('refuses a file that was changed or removed after it was chosen', async () => {
    fakeDrawing({ width: 8, height: 8 });
    const file = new Blob([jpeg]);
    const gone = async () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'));
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(gone);
    await expect(shrinkPhoto(file)).rejects.toThrow("This file can't be read any more.");
  });

  it('refuses a photo of 121 megapixels before it decodes it', async () => {
    const { createImageBitmap } = fakeDrawing({ width: 11_000, height: 11_000 });
    const shrunk = shrinkPhoto(new Blob([buildJpeg({ side: 11_000 })]));
    await expect(shrunk).rejects.toThrow('This photo has too many pixels');
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('accepts the 108 megapixels of a large camera', async () => {
    fakeDrawing({ width: 10_392, height: 10_392 });
    expect(await shrinkPhoto(new Blob([buildJpeg({ side: 10_392 })]))).toBeInstanceOf(Blob);
  });

  it('releases the bitmap if drawing fails', async () => {
    const { close } = fakeDrawing({ width: 4000, height: 3000 });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await expect(shrinkPhoto(phonePhoto)).rejects.toThrow('OffscreenCanvas');
    expect(close).toHaveBeenCalled();
  });
});
