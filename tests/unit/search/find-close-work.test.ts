import { describe, expect, it } from 'vitest';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';

const kinds = ['Refrigerator', 'Television', 'Laptop', 'Sofa', 'Running shoes', 'Phone', 'Bicycle', 'Coffee'];
const makeListings = (length: number) =>
  Array.from({ length }, (_, number) => ({
    name: `${kinds[number % kinds.length]} model ${number.toString(36)} of seller ${number % 700}`,
    company: `Company ${number % 900}`,
    place: number % 3 === 0 ? 'Bole' : 'Piassa',
    description: `Good and strong, number ${number}, with a paper of the maker and ${'a word '.repeat(number % 9)}`,
  }));

/** How often a search reads an offer, and looks up a word. */
interface Looks {
  listings: number;
  words: number;
}

/** The offers with a word; counts each that is read. */
class CountedPostings extends Map<number, number> {
  readonly #looks: Looks;

  constructor(postings: Iterable<[number, number]>, looks: Looks) {
    super();
    this.#looks = looks;
    for (const [item, weight] of postings) this.set(item, weight);
  }

  override get(item: number) {
    this.#looks.listings += 1;
    return super.get(item);
  }

  override *[Symbol.iterator](): Generator<[number, number], undefined> {
    for (const posting of super.entries()) {
      this.#looks.listings += 1;
      yield posting;
    }
    return undefined;
  }
}

/** Searches so many offers and returns the counts. */
async function createCountedSearch(length: number): Promise<(text: string) => Looks> {
  const looks: Looks = { listings: 0, words: 0 };
  const index = await createSearchIndex(makeListings(length));
  const counted = <Key>(all: ReadonlyMap<Key, Map<number, number>>) =>
    new Map([...all].map(([key, postings]) => [key, new CountedPostings(postings, looks)]));
  const groups = counted(index.groups);
  const items = new Proxy(index.items, {
    get(listings, name) {
      looks.listings += 1;
      return Reflect.get(listings, name);
    },
  });
  const words = new Proxy(counted(index.words), {
    get(all, name) {
      looks.words += 1;
      const value: unknown = Reflect.get(all, name);
      return typeof value === 'function' ? value.bind(all) : value;
    },
  });
  return (text) => {
    Object.assign(looks, { listings: 0, words: 0 });
    findClose({ ...index, items, words, groups }, readQuery(text), { limit: 60, isUnfinished: true });
    return { ...looks };
  };
}

/** One index for all searches, which do not change it: building it takes ten times as long. */
const countedSearch = createCountedSearch(10_000);

describe.each([
  'tv',
  'frige',
  'fridge bole',
  'seller',
  's',
  'a word with a paper of the maker in bole',
  'x'.repeat(100_000),
  'word '.repeat(20_000),
  'maker of refrigerators '.repeat(4000),
  'abcdefghij'.repeat(10_000),
])('a search for %.20s', (text) => {
  it('looks a few times at each of ten thousand offers, and for some hundred words, however long it is', async () => {
    const countLooks = await countedSearch;
    const { listings, words } = countLooks(text);
    expect(listings).toBeGreaterThan(0);
    expect(listings).toBeLessThan(10 * 10_000);
    expect(words).toBeLessThan(300);
  });
});
