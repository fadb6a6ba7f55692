import { expect, it } from 'vitest';
import { soundDistance, soundOf } from '@/search/sound-key';

const distance = (one: string, other: string) => {
  const [first, second] = [soundOf(one), soundOf(other)];
  return first && second && first.key === second.key ? soundDistance(first, second) : Infinity;
};

it.each([
  ['bole', 'ቦሌ'],
  ['bolle', 'ቦለ'],
  ['firij', 'ፍሪጅ'],
  ['fridge', 'ፍሪጅ'],
  ['adis', 'አዲስ'],
  ['addis', 'አዲስ'],
  ['qemis', 'ቀሚስ'],
  ['kemis', 'ቀሚስ'],
  ['television', 'ቴሌቪዥን'],
  ['computer', 'ኮምፒውተር'],
  ['metsehaf', 'መጽሐፍ'],
])('hears %s in %s', (latin, ethiopic) => expect(distance(latin, ethiopic)).toBeLessThan(0.2));

it.each([
  ['ball', 'ቦሌ'],
  ['bill', 'ቦሌ'],
  ['more', 'ማር'],
  ['algo', 'አልጋ'],
])('does not hear %s in %s', (latin, ethiopic) => expect(distance(latin, ethiopic)).toBeGreaterThan(0.3));

it('hears nothing in a word of another script, or of vowels', () => {
  expect(['冰箱', '42', 'aie'].map(soundOf)).toEqual([null, null, null]);
});
