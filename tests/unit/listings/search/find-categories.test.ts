import { expect, it } from 'vitest';
import { categories } from '@/listings/categories/categories';
import { findCategories } from '@/listings/search/find-categories';
import { foreignCategories } from '@/listings/search/foreign-categories';
import { foreignWords } from '@/listings/search/foreign-words';
import { wordGroups } from '@/listings/search/synonyms';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

it.each([
  ['Kühlschrank', 'appliances'],
  ['refrigerador', 'appliances'],
  ['réfrigérateur', 'appliances'],
  ['ማቀዝቀዣ', 'appliances'],
  ['冰箱', 'appliances'],
  ['冷蔵庫', 'appliances'],
  ['Landwirtschaft', 'agriculture'],
  ['ጽዳት', 'cleaning'],
  ['tsidat', 'cleaning'],
  ['fashin', 'fashions'],
  ['tirgum', 'translation'],
  ['ቋንቋ', 'translation'],
  ['guankua', undefined],
  ['数字营销', 'digital'],
  ['zzzz', undefined],
])('leads from %s to %s', (text, value) => expect(findCategories(text)[0]?.value).toBe(value));

it('has every category in six languages, and each name leads to it', () => {
  const rows = rowsOf(foreignCategories);
  expect(
    rows.map(([value]) => value).toSorted(),
    'src/listings/search/foreign-categories.ts has a line for each category.',
  ).toEqual(categories.map(({ value }) => value).toSorted());
  for (const [, ...languages] of rows) expect(languages).toHaveLength(6);
});

it('has words of five languages for each line of synonyms', () => {
  const rows = rowsOf(foreignWords);
  const first = wordGroups.map(({ words }) => words.split(',', 1)[0]);
  expect(rows.map(([word]) => word)).toEqual(first);
  for (const [word, ...languages] of rows) expect(languages, word).toHaveLength(5);
});

it('finds for each foreign word a category of its line', () => {
  const lost = rowsOf(foreignWords).flatMap(([word = '', ...languages], place) =>
    languages
      .join()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => {
        const found = new Set(findCategories(name).map(({ value }): string => value));
        return !wordGroups[place]?.categories.some((value) => found.has(value));
      })
      .map((name) => `${word}: ${name}`),
  );
  // Parts of a label that means something else, which comes first.
  expect(lost).toEqual(['tv: tele', 'tv: télé', 'bed: lit', 'tea: té', 'tea: thé']);
});
