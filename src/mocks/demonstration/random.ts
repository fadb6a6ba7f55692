/**
 * Creates random numbers from 0 to below 1, with the algorithm mulberry32. With the same seed, everybody sees the same
 * demonstration.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a copy in random order, made with the Fisher-Yates algorithm. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}

/** The item at an index. After the last item, it starts at the first again. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}
