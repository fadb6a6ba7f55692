import { categories, type CategoryValue } from './categories';
import type { CategorySpec } from './category-spec';

const byValue = new Map<string, CategorySpec>(categories.map((category) => [category.value, category]));

/** The category of a value as the API stores it; undefined for a collection's value or one unknown. */
export const findCategory = (value: string): CategorySpec | undefined => byValue.get(value);

/** The categories of these values, in their order. */
export const pickCategories = (values: readonly CategoryValue[]): CategorySpec[] =>
  values.flatMap((value) => byValue.get(value) ?? []);
