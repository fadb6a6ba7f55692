import SearchableMap from 'minisearch/SearchableMap';

export type WordMap<Value> = SearchableMap<Value>;

/** The word with each two neighbouring letters swapped: the library counts a swap as two mistakes. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((next, index) => letters.toSpliced(index, 2, next, letters[index] ?? '').join(''));
}

/** The other words that differ by one letter too much, too few, wrong, or swapped with its neighbour. */
export function mistypedFor<Value>(map: WordMap<Value>, word: string): ReadonlyMap<string, Value> {
  const near = new Map<string, Value>();
  for (const [other, [value, mistakes]] of map.fuzzyGet(word, 1)) if (mistakes === 1) near.set(other, value);
  for (const swapped of swaps(word)) {
    const value = swapped === word ? undefined : map.get(swapped);
    if (value !== undefined) near.set(swapped, value);
  }
  return near;
}

export const wordMapOf = <Value>(entries: Iterable<readonly [string, Value]>): WordMap<Value> =>
  SearchableMap.from([...entries].map(([word, value]) => [word, value]));
