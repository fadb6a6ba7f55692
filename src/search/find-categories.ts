import { t } from '@/language/translate';
import { categories } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import { foldText } from '@/platform/text/fold';
import { groupNames, groupsByMisspelling, groupsStartingWith, phrasesOf } from './meanings';
import { readQuery } from './read-query';

const maxCategories = 6;

/**
 * The categories whose label contains a text, in English or the current language. If there are none, the categories
 * that offer the thing in the text. If there are none again, those of `similar` listings.
 */
export function findCategories(text: string, similar: readonly Listing[] = []): readonly CategorySpec[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const withMatchingLabel = categories.filter(({ label }) =>
    [label, t(label)].some((name) => foldText(name).includes(folded)),
  );
  if (withMatchingLabel.length > 0) return withMatchingLabel.slice(0, maxCategories);
  const phrases = phrasesOf(readQuery(text).words);
  const knownGroups = phrases.flatMap(({ groups }) => groups);
  const [word = ''] = phrases.flatMap(({ words, groups }) => (groups.length > 0 ? [] : words));
  const readings = [knownGroups, groupsStartingWith(word), groupNames().withSound(word)];
  const meantGroups = readings.find((groups) => groups.length > 0) ?? groupsByMisspelling(word);
  const values = new Set(meantGroups.flatMap((group) => group.categories));
  const found = [...values].flatMap((value) => categories.find((one) => one.value === value) ?? []);
  if (found.length > 0) return found.slice(0, maxCategories);
  const shown = new Set<string>(similar.map(({ category }) => category));
  return categories.filter(({ value }) => shown.has(value)).slice(0, maxCategories);
}
