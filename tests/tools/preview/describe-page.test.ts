import { expect, it, vi } from 'vitest';
import type { Listing } from '@/listings/listing';
import { buildListing } from '#tests/data/build-listing';
import { describePage, withPublicMedia } from '../../../deploy/preview/describe-page';

const page = '<html><head></head></html>';
const previewOf = (findListing: () => Promise<Listing | null>) =>
  describePage(page, new URL('https://gulit.example/nearby-detail?id=1'), {
    findListing,
    api: 'https://api.example',
    origin: 'https://gulit.example',
  });

it('the preview waits a second for the offer, and then returns the unchanged page', async () => {
  vi.useFakeTimers();
  let answer: string | null = null;
  void previewOf(() => new Promise(() => {})).then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(999);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(page);
});

it.each([
  ['an owner whose address has 20,000 letters', { email: `${'a.'.repeat(10_000)}@example.com` }],
  ['a picture that is not an address', { product_photo: 'https://[' }],
  ['half of a letter', { product_name: 'Sofa \uD83D', description: '\uDE00' }],
])('the preview describes the offer of %s', async (_what, row) => {
  const html = await previewOf(async () => buildListing({ product_name: 'Sofa', ...row }));
  expect(html).toContain('property="og:title" content="Sofa');
});

it('the preview returns the unchanged page if the offer is unknown', async () => {
  // An address cannot contain half of a surrogate pair.
  expect(await previewOf(async () => ({ ...buildListing(), id: '\uD83D' }))).toBe(page);
  expect(await previewOf(() => Promise.reject(new Error('The API answers 500')))).toBe(page);
});

const site = 'https://gulit.example';
const photoOf = (photo: string, api: string) =>
  withPublicMedia({ ...buildListing(), photo }, api, site).photo;

it.each([
  ['http://127.0.0.1:8000/media/a.jpg', 'http://127.0.0.1:8000', 'https://gulit.example/media/a.jpg'],
  ['/media/a.jpg', 'http://127.0.0.1:8000', 'https://gulit.example/media/a.jpg'],
  ['https://api.example/media/a.jpg', 'https://api.example', 'https://api.example/media/a.jpg'],
  ['/media/a.jpg', 'https://api.example', 'https://api.example/media/a.jpg'],
  ['https://bucket.example/a.jpg', 'http://127.0.0.1:8000', 'https://bucket.example/a.jpg'],
])('withPublicMedia makes the picture %s of the API at %s public as %s', (photo, api, expected) =>
  expect(photoOf(photo, api)).toBe(expected),
);

it('withPublicMedia makes the address of every picture public', () => {
  const listing = buildListing({ images: [{ id: 3, image: '/media/b.jpg' }] });
  const inside = { ...listing, images: [{ id: '3', url: 'http://inside:1/b.jpg' }] };
  expect(withPublicMedia(inside, 'http://inside:1', site).images).toEqual([
    { id: '3', url: `${site}/b.jpg` },
  ]);
});
