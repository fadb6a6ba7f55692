import { afterEach, expect, it, vi } from 'vitest';
import { buildListing } from '#tests/build-listing';
import type { Listing } from '@/listings/listing';
import { describePage } from '../../../deploy/preview/describe-page';

const page = '<html><head></head></html>';
const describe = (findListing: () => Promise<Listing | null>) =>
  describePage(page, new URL('https://gulit.example/nearby-detail?id=1'), {
    findListing,
    api: 'https://api.example',
    origin: 'https://gulit.example',
  });

afterEach(() => void vi.useRealTimers());

it('waits a second for the offer and then gives the page as it is', async () => {
  vi.useFakeTimers();
  let answer: string | null = null;
  void describe(() => new Promise(() => {})).then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(999);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(page);
});

it.each([
  ['an owner whose address has 20,000 letters', { email: `${'a.'.repeat(10_000)}@example.com` }],
  ['a picture that is no address', { product_photo: 'https://[' }],
  ['half of a letter', { product_name: 'Sofa \uD83D', description: '\uDE00' }],
])('answers with the offer of %s', async (_what, row) => {
  const html = await describe(async () => buildListing({ product_name: 'Sofa', ...row }));
  expect(html).toContain('property="og:title" content="Sofa');
});

it('gives the page as it is where nothing can be said of the offer', async () => {
  // An address cannot hold half of a letter.
  expect(await describe(async () => ({ ...buildListing(), id: '\uD83D' }))).toBe(page);
});
