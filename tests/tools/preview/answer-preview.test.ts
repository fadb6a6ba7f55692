import { afterEach, expect, it, vi } from 'vitest';
import { buildListing } from '#tests/build-listing';
import type { Listing } from '@/listings/catalogue/listing';
import { answerPreview } from '../../../deploy/preview/answer-preview';

afterEach(() => void vi.useRealTimers());

it('waits a second for the offer and then gives the page as it is, while the search goes on for the next', async () => {
  vi.useFakeTimers();
  const search = new Promise<Listing>(() => {});
  const waited: Promise<unknown>[] = [];
  const page = new Response('The page');
  let answer: Response | null = null;
  void answerPreview(new Request('https://gulit.example/nearby-detail?id=1'), {
    loadPage: () => Promise.resolve(page),
    findListing: () => search,
    api: 'https://api.example',
    origin: 'https://gulit.example',
    waitUntil: (work) => waited.push(work),
  }).then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(999);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(page);
  expect(waited).toHaveLength(1);
});

it.each([
  ['an owner whose address has 20,000 letters', { email: `${'a.'.repeat(10_000)}@example.com` }],
  ['a picture that is no address', { product_photo: 'https://[' }],
  ['half of a letter', { product_name: 'Sofa \uD83D', description: '\uDE00' }],
])('answers with the offer of %s', async (_what, row) => {
  const page = new Response('<html><head></head></html>', { headers: { 'content-type': 'text/html' } });
  const answer = await answerPreview(new Request('https://gulit.example/nearby-detail?id=1'), {
    loadPage: () => Promise.resolve(page),
    findListing: () => Promise.resolve(buildListing({ product_name: 'Sofa', ...row })),
    api: 'https://api.example',
    origin: 'https://gulit.example',
  });
  expect(await answer.text()).toContain('property="og:title" content="Sofa');
});

it('gives the page as it is where nothing can be said of the offer', async () => {
  const answer = await answerPreview(new Request('https://gulit.example/nearby-detail?id=1'), {
    loadPage: () => Promise.resolve(new Response('The page')),
    // An address cannot hold half of a letter.
    findListing: () => Promise.resolve({ ...buildListing(), id: '\uD83D' }),
    api: 'https://api.example',
    origin: 'https://gulit.example',
  });
  expect(await answer.text()).toBe('The page');
});
