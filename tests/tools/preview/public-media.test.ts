import { describe, expect, it } from 'vitest';
import { buildListing } from '#tests/build-listing';
import { withPublicMedia } from '../../../deploy/preview/describe-page';

const site = 'https://gulit.example';
const photoOf = (photo: string, api: string) =>
  withPublicMedia({ ...buildListing(), photo }, api, site).photo;

describe('withPublicMedia', () => {
  it.each([
    ['http://127.0.0.1:8000/media/a.jpg', 'http://127.0.0.1:8000', 'https://gulit.example/media/a.jpg'],
    ['/media/a.jpg', 'http://127.0.0.1:8000', 'https://gulit.example/media/a.jpg'],
    ['https://api.example/media/a.jpg', 'https://api.example', 'https://api.example/media/a.jpg'],
    ['/media/a.jpg', 'https://api.example', 'https://api.example/media/a.jpg'],
    ['https://bucket.example/a.jpg', 'http://127.0.0.1:8000', 'https://bucket.example/a.jpg'],
  ])('takes %s of %s for %s', (photo, api, expected) => expect(photoOf(photo, api)).toBe(expected));

  it('does so with every picture', () => {
    const listing = buildListing({ images: [{ id: 3, image: '/media/b.jpg' }] });
    const inside = { ...listing, images: [{ id: '3', url: 'http://inside:1/b.jpg' }] };
    expect(withPublicMedia(inside, 'http://inside:1', site).images).toEqual([
      { id: '3', url: `${site}/b.jpg` },
    ]);
  });
});
