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

  it('decodes photos one after the other', async () => {
    const { createImageBitmap, close } = fakeDrawing({ width: 4000, height: 3000 });
    let open = 0;
    const openCounts: number[] = [];
    const decode = createImageBitmap.getMockImplementation();
    createImageBitmap.mockImplementation(async (file) => {
      openCounts.push((open += 1));
      if (!decode) throw new Error('Nothing decodes here.');
      return decode(file);
    });
    close.mockImplementation(() => (open = 0));
    await Promise.all(['a', 'b', 'c'].map((name) => preparePhoto(new File([buildJpeg()], name))));
    expect(openCounts).toEqual([1, 1, 1]);
  });

  it('reports why a file is no photo, and takes the next', async () => {
    fakeDrawing({ width: 80, height: 80 });
    const refused = preparePhoto(new File(['hello'], 'note.jpg', { type: 'image/jpeg' }));
    const next = preparePhoto(new File([buildJpeg()], 'coffee.jpg'));
    await expect(refused).rejects.toMatchObject({ name: 'PhotoError', kind: 'not-a-picture' });
    expect((await next).name).toBe('coffee.jpg');
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
