import { expect, it } from 'vitest';
import { listingPictures } from '@/listings/listing';
import { buildListing } from '#tests/data/build-listing';

it.each([
  ['the main photo first, then the others in their order', '/m.jpg', ['/a.jpg', '/b.jpg'], 'main 10 11'],
  ['none', null, [], ''],
  ['the additional photos if there is no main photo', null, ['/a.jpg', '/b.jpg'], '10 11'],
  ['the main photo once if it is among the others', '/m.jpg', ['/a.jpg', '/m.jpg'], 'main 10'],
  ['the main photo first, even if it is also one of the others', '/m.jpg', ['/m.jpg', '/a.jpg'], 'main 11'],
  ['each of the others once', null, ['/a.jpg', '/b.jpg', '/a.jpg'], '10 11'],
])('the pictures of an offer are %s', (_what, photo, images, ids) => {
  const rows = images.map((image, index) => ({ id: index + 10, image }));
  const pictures = listingPictures(buildListing({ product_photo: photo, images: rows }));
  expect(pictures.map(({ id }) => id).join(' ')).toBe(ids);
});
