import { t } from '@/language/translate';
import { foldText } from '@/platform/text/fold';
import type { Listing } from '@/listings/listing';
import { categories, pickCategories } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { readQuery } from './read-query';
import { groupsOf, phrasesOf } from './word-meanings';

const maximum = 6;

/**
 * The categories whose label contains a text, in English or in the language on the screen; where none has, those in
 * which such things are offered, and where nobody knows the words, those of the listings that are close to it.
 */
export function findCategories(text: string, close: readonly Listing[] = []): readonly CategorySpec[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const labelled = categories.filter(({ label }) =>
    [label, t(label)].some((name) => foldText(name).includes(folded)),
  );
  if (labelled.length > 0) return labelled.slice(0, maximum);
  const { words } = readQuery(text);
  const known = phrasesOf(words).map((phrase) => groupsOf(phrase));
  const meantBy = (isMistyped: boolean) =>
    known
      .filter((one) => one.isMistyped === isMistyped)
      .flatMap(({ groups }) => groups.flatMap((group) => group.categories));
  const meant = pickCategories([...new Set([...meantBy(false), ...meantBy(true)])]);
  if (meant.length > 0) return meant.slice(0, maximum);
  const values = new Set(close.map(({ category }) => category));
  return categories.filter(({ value }) => values.has(value)).slice(0, maximum);
}
