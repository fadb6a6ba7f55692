import { afterEach, expect, it, vi } from 'vitest';
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
