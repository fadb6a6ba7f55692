import { foldLetters } from '@/lib/fold-letters';
import { lazily } from '@/lib/lazily';
import type { Listing } from '@/listings/catalogue/listing';
import { categories, pickCategories } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { foreignCategories } from './foreign-categories';
import { readQuery } from './read-query';
import { wordsOf } from './search-words';
import { createSoundMap } from './sound-map';
import { tableLines } from './table-lines';
import { groupsOf, phrasesOf } from './word-meanings';

const maximum = 6;

const labels = categories.map(({ label }) => foldLetters(label));

/** The words of each category's names in other languages, by its value. */
const foreign = lazily(
  () => new Map(tableLines(foreignCategories).map(([value, names]) => [value, wordsOf(names.join(' '))])),
);
const sounds = lazily(() => {
  const map = createSoundMap();
  for (const words of foreign().values()) for (const word of words) map.add(word);
  return map;
});

/** The tables above, of which each is made of those before it. */
export const categoryTables = [foreign, sounds];

/** A shorter beginning of a Latin word says too little. */
const shortest = 3;

/** The categories that have names in other languages with these words, the last of which may go on. */
function withForeignName(typed: readonly string[]): readonly CategorySpec[] {
  const [last = ''] = typed.slice(-1);
  const isLong = last.length >= shortest || !/[a-z]/.test(last);
  if (!isLong) return [];
  const all = (has: (words: readonly string[]) => boolean) =>
    categories.filter(({ value }) => has(foreign().get(value) ?? []));
  const named = all((words) => typed.every((word) => words.some((other) => other.startsWith(word))));
  if (named.length > 0 || typed.length > 1) return named;
  const sounding = sounds().find(last);
  return all((words) => words.some((word) => sounding.has(word)));
}

/**
 * The categories whose label contains a text, else those with such a name in another language; where none has,
 * those in which such things are offered, and where nobody knows the words, those of the listings that are close
 * to it.
 */
export function findCategories(text: string, close: readonly Listing[] = []): readonly CategorySpec[] {
  const folded = foldLetters(text);
  if (folded === '') return [];
  const labelled = categories.filter((_category, place) => labels[place]?.includes(folded));
  if (labelled.length > 0) return labelled.slice(0, maximum);
  const { words } = readQuery(text);
  const known = phrasesOf(words).map((phrase) => groupsOf(phrase));
  const meantBy = (isMistyped: boolean) =>
    known
      .filter((one) => one.isMistyped === isMistyped)
      .flatMap(({ groups }) => groups.flatMap((group) => group.categories));
  const certain = meantBy(false);
  const named = certain.length > 0 ? [] : withForeignName(words);
  const meant = pickCategories([...new Set([...certain, ...(named.length > 0 ? [] : meantBy(true))])]);
  if (named.length + meant.length > 0) return [...named, ...meant].slice(0, maximum);
  const values = new Set(close.map(({ category }) => category));
  return categories.filter(({ value }) => values.has(value)).slice(0, maximum);
}
