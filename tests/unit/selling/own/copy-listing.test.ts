import { expect, it, vi } from 'vitest';
import { copyListing } from '@/selling/own/copy-listing';
import { loadDrafts } from '#tests/app/stored-drafts';
import { buildListing } from '#tests/data/build-listing';
import { buildPng } from '#tests/files/png-bytes';
import { fakeDrawing } from '../media/fake-drawing';

/** Answers with a picture whose parts arrive 15 s apart. */
function answerSlowly(): Response {
  const start = async (body: ReadableStreamDefaultController<Uint8Array>) => {
    const picture = new Uint8Array(await new Blob([buildPng()]).arrayBuffer());
    for (const part of [picture.slice(0, 9), picture.slice(9)]) {
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      body.enqueue(part);
    }
    body.close();
  };
  const stream = new ReadableStream({ start: (body) => void start(body) });
  return new Response(stream, { headers: { 'content-type': 'image/png' } });
}

it('a copied listing has slow photos, and reports a photo as lost if its server is silent for 20 s', async () => {
  vi.useFakeTimers();
  fakeDrawing({ width: 80, height: 80 });
  const browser = loadDrafts();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) =>
    address.endsWith('slow.png')
      ? Promise.resolve(answerSlowly())
      : new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
  );
  const listing = buildListing({
    product_photo: '/media/slow.png',
    images: [{ id: 1, image: '/media/silent.png' }],
  });
  const copied = copyListing(listing);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(await browser.posts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await copied).toMatchObject({ hasLostPhotos: true });
  expect(await browser.posts()).toMatchObject([
    { fields: { productName: listing.name }, media: { photos: [expect.anything()] } },
  ]);
});

it('has lost no photos if the listing has none', async () => {
  loadDrafts();
  expect(await copyListing(buildListing({ product_photo: null, images: [] }))).toMatchObject({
    hasLostPhotos: false,
  });
});
