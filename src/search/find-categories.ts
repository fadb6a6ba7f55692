import { t } from '@/language/translate';
import { foldText } from '@/platform/text/fold';
import type { Listing } from '@/listings/listing';
import { categories } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { groupNames, groupsBeginning, groupsMisspelt, phrasesOf } from './meanings';
import { readQuery } from './read-query';

const maximum = 6;

/**
 * The categories whose label contains a text, in English or the current language. If there are none, the
 * categories that offer such things, even for the beginning of a word. For unknown words, the categories of the
 * closest listings.
 */
export function findCategories(text: string, close: readonly Listing[] = []): readonly CategorySpec[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const labelled = categories.filter(({ label }) =>
    [label, t(label)].some((name) => foldText(name).includes(folded)),
  );
  if (labelled.length > 0) return labelled.slice(0, maximum);
  const phrases = phrasesOf(readQuery(text).words);
  const known = phrases.flatMap(({ groups }) => groups);
  const [word = ''] = phrases.flatMap(({ words, groups }) => (groups.length > 0 ? [] : words));
  const readings = [known, groupsBeginning(word), groupNames().heard(word)];
  const meant = readings.find((groups) => groups.length > 0) ?? groupsMisspelt(word);
  const values = new Set(meant.flatMap((group) => group.categories));
  const found = [...values].flatMap((value) => categories.find((one) => one.value === value) ?? []);
  if (found.length > 0) return found.slice(0, maximum);
  const shown = new Set<string>(close.map(({ category }) => category));
  return categories.filter(({ value }) => shown.has(value)).slice(0, maximum);
}
