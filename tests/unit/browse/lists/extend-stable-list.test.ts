import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendStableList } from '@/browse/lists/use-stable-list';
import { buildListing } from '#tests/data/build-listing';

const listings = Array.from({ length: 12 }, (_, id) => buildListing({ id }));
const listed = (ids: readonly number[]) => ids.flatMap((id) => listings[id] ?? []);
const idsOf = (shown: readonly number[], next: readonly number[]) => {
  const { items: after, newerCount } = extendStableList(listed(shown), listed(next));
  return { ids: after.map(({ id }) => Number(id)), newer: newerCount };
};

it.each([
  ['nothing changes', [1, 2], [1, 2], [1, 2], 0],
  ['something follows', [1, 2], [1, 2, 3, 4], [1, 2, 3, 4], 0],
  ['something newer comes', [1, 2], [7, 8, 1, 2], [1, 2], 2],
  ['something comes between', [1, 2], [1, 7, 2, 3], [1, 2, 3], 1],
  ['something is gone', [1, 2, 3], [1, 3], [1, 3], 0],
  ['everything is gone', [1, 2], [3, 4], [3, 4], 0],
  ['there was nothing', [], [1, 2], [1, 2], 0],
  ['the order changes', [1, 2, 3], [3, 1, 2, 4], [1, 2, 3, 4], 0],
])('extendStableList keeps the order of shown items if %s', (_what, shown, next, ids, newer) => {
  expect(idsOf(shown, next)).toEqual({ ids, newer });
});

const someIds = fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 12 });

it('extendStableList keeps shown items in place, without duplicates, and counts those that wait', () => {
  fc.assert(
    fc.property(someIds, someIds, (shown, next) => {
      const { ids, newer } = idsOf(shown, next);
      const kept = shown.filter((id) => next.includes(id));
      expect(ids.slice(0, kept.length)).toEqual(kept);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => next.includes(id))).toBe(true);
      expect(ids.length + newer).toBe(next.length);
    }),
  );
});
