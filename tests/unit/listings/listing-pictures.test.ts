import { describe, expect, it } from 'vitest';
import { listingPictures } from '@/listings/listing';
import { buildListing } from '#tests/data/build-listing';

const picturesOf = (photo: string | null, ...images: string[]) =>
  listingPictures(
    buildListing({ product_photo: photo, images: images.map((image, index) => ({ id: index + 10, image })) }),
  ).map(({ id, url }) => `${id} ${new URL(url).pathname}`);

describe('listingPictures', () => {
  it('puts the main photo first, then the others in their order', () => {
    expect(picturesOf('/m.jpg', '/a.jpg', '/b.jpg')).toEqual(['main /m.jpg', '10 /a.jpg', '11 /b.jpg']);
  });

  it('is empty for a listing without pictures', () => {
    expect(picturesOf(null)).toEqual([]);
  });

  it('works without a main photo', () => {
    expect(picturesOf(null, '/a.jpg', '/b.jpg')).toEqual(['10 /a.jpg', '11 /b.jpg']);
  });

  it.each([[['/m.jpg', '/a.jpg']], [['/a.jpg', '/m.jpg']], [['/m.jpg', '/a.jpg', '/m.jpg']]])(
    'shows the main photo once and first if the others are %j',
    (images) => {
      expect(picturesOf('/m.jpg', ...images).map((picture) => picture.split(' ')[1])).toEqual([
        '/m.jpg',
        '/a.jpg',
      ]);
      expect(picturesOf('/m.jpg', ...images)[0]).toBe('main /m.jpg');
    },
  );

  it('removes duplicate pictures after the first', () => {
    expect(picturesOf(null, '/a.jpg', '/b.jpg', '/a.jpg')).toEqual(['10 /a.jpg', '11 /b.jpg']);
  });
});
