import { describe, expect, it, vi } from 'vitest';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { fakeDrawing } from './fake-drawing';

// This document has no workers, so the page does the work.
describe('preparePhoto', () => {
  it.each([
    ['My shop.PNG', buildPng(), 8000, 'My-shop.webp', 'image/webp'],
    ['My shop.PNG', buildPng(), 80, 'My-shop.png', 'image/png'],
    ['coffee.png', buildJpeg(), 80, 'coffee.jpg', 'image/jpeg'],
  ])('names %s after its new type', async (name, bytes, side, newName, type) => {
    fakeDrawing({ width: side, height: side });
    const photo = await preparePhoto(new File([bytes], name));
    expect(photo).toBeInstanceOf(File);
    expect({ name: photo.name, type: photo.type }).toEqual({ name: newName, type });
  });

  it('treats a picture that decodes but cannot be drawn as too large', async () => {
    fakeDrawing({ width: 8000, height: 8000 });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await expect(preparePhoto(new File([buildJpeg()], 'coffee.jpg'))).rejects.toMatchObject({
      name: 'PhotoError',
      kind: 'too-large',
    });
  });
});
