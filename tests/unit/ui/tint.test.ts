import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tintByIndex, tintBySeed } from '@/ui/tint';

const grounds = Array.from({ length: 6 }, (_, index) => `var(--tint-${index})`);

describe('the tints', () => {
  it('are used in turn', () => {
    expect(Array.from({ length: 12 }, (_, index) => tintByIndex(index))).toEqual([...grounds, ...grounds]);
  });

  it('are one of the six, and always the same for a seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(grounds).toContain(tintBySeed(seed));
        expect(tintBySeed(seed)).toBe(tintBySeed(seed));
      }),
    );
  });
});
