import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLines } from '@/ui/windowed-grid';

const isWide = (item: string) => item === item.toUpperCase();

it.each([
  ['abcde', 2, ['ab', 'cd', 'e']],
  ['abcde', 3, ['abc', 'de']],
  ['Abcd', 2, ['A', 'bc', 'd']],
  ['aBcd', 2, ['B', 'ac', 'd']],
  ['abcD', 2, ['ab', 'D', 'c']],
  ['abCde', 2, ['ab', 'C', 'de']],
  ['A', 2, ['A']],
  ['', 2, []],
])('toLines puts %j into %i columns', (items, columns, lines) => {
  expect(toLines([...items], columns, isWide).map((line) => line.join(''))).toEqual(lines);
});

it('toLines keeps every item and fills no line beyond its columns', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(20)),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(20),
      (items, columns, wide) => {
        const lines = toLines(items, columns, (item) => item === wide);
        expect(lines.flat().toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        expect(lines.every((line) => line.length > 0 && line.length <= columns)).toBe(true);
      },
    ),
  );
});
