import { expect, it } from 'vitest';
import { findClose } from '@/listings/search/find-close';
import { readQuery } from '@/listings/search/read-query';
import { createSearchIndex } from '@/listings/search/search-index';

const kinds = ['Refrigerator', 'Television', 'Laptop', 'Sofa', 'Running shoes', 'Phone', 'Bicycle', 'Coffee'];
const offers = Array.from({ length: 10_000 }, (_, number) => ({
  name: `${kinds[number % kinds.length]} model ${number.toString(36)} of seller ${number % 700}`,
  company: `Company ${number % 900}`,
  place: number % 3 === 0 ? 'Bole' : 'Piassa',
  description: `Good and strong, number ${number}, with a paper of the maker and ${'a word '.repeat(number % 9)}`,
}));

/** The shortest of a few runs, in ms: a loaded machine only takes longer. */
async function shortest(work: () => unknown, runs = 4): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

it('answers from ten thousand offers in less than a hundred plain passes over their texts', async () => {
  const index = await createSearchIndex(offers, (offer) => offer);
  const plain = await shortest(() =>
    offers.filter(({ name, company, place, description }) =>
      `${name} ${company} ${place} ${description}`.toLowerCase().includes('zzz'),
    ),
  );
  for (const text of ['tv', 'frige', 'fridge bole', 'seller', 'x'.repeat(100_000), 'word '.repeat(20_000)]) {
    const time = await shortest(() => findClose(index, readQuery(text), { limit: 60, isUnfinished: true }));
    expect(time / plain, text.slice(0, 20)).toBeLessThan(100);
  }
});
