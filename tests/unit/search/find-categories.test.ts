import { expect, it } from 'vitest';
import { findCategories } from '@/search/find-categories';

it.each([
  ['ማቀዝቀዣ', 'appliances'],
  ['ግብርና', 'agriculture'],
  ['ጽዳት', 'cleaning'],
  ['tsidat', 'cleaning'],
  ['fashin', 'fashions'],
  ['bik', 'carbrands'],
  ['tirgum', 'translation'],
  ['ቋንቋ', 'translation'],
  ['guankua', undefined],
  ['zzzz', undefined],
])('the search for %s finds the category %s', (text, value) =>
  expect(findCategories(text)[0]?.value).toBe(value),
);
