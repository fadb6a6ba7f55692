import { foldText } from '@/lib/fold-text';
import type { Listing } from '@/listings/catalogue/listing';
import { categories, pickCategories } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { readQuery } from './read-query';
import { groupsOf, phrasesOf } from './word-meanings';

const maximum = 6;

/**
 * The categories whose label contains a text; where none does, those in which such things are offered, and
 * where nobody knows the words, those of the listings that are close to it.
 */
export function findCategories(text: string, close: readonly Listing[] = []): readonly CategorySpec[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const labelled = categories.filter(({ label }) => foldText(label).includes(folded));
  if (labelled.length > 0) return labelled.slice(0, maximum);
  const known = phrasesOf(readQuery(text).words).flatMap((phrase) => groupsOf(phrase).groups);
  const meant = pickCategories([...new Set(known.flatMap((group) => group.categories))]);
  if (meant.length > 0) return meant.slice(0, maximum);
  const values = new Set(close.map(({ category }) => category));
  return categories.filter(({ value }) => values.has(value)).slice(0, maximum);
}
