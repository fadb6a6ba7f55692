import { describe, expect, it } from 'vitest';
import { createRandom, shuffle } from '@/mocks/demonstration/random';

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

describe('createRandom', () => {
  it('repeats itself for a seed and for no other', () => {
    expect(draw(3, 50)).toEqual(draw(3, 50));
    expect(draw(3, 50)).not.toEqual(draw(4, 50));
  });

  it('spreads evenly from 0 up to 1', () => {
    const numbers = draw(1, 10_000);
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((value) => Math.floor(value * 10) === tenth),
    );
    expect(tenths.flat()).toHaveLength(numbers.length);
    for (const { length } of tenths) expect(length).toBeGreaterThan(850);
  });
});

describe('shuffle', () => {
  it('keeps every item, in another order, and leaves the list as it was', () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = shuffle(items, createRandom(1));
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual(items);
    expect(items[0]).toBe(0);
  });
});
