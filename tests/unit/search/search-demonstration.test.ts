import { expect, it } from 'vitest';
import { parseListings } from '@/listings/parse-listings';
import { bestMatchFirst, matchesText } from '@/listings/selectors';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';
import { demonstrationSearches } from './demonstration-searches';

const searches = demonstrationSearches
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(/\s\|(?=\s|$)/).map((part) => part.trim()));

const demonstration = parseListings(makeListings(0), 0).filter(({ verified }) => verified);
const index = await createSearchIndex(demonstration);

it.each(searches)('the search page of the demonstration has the right offers for “%s”', (...given) => {
  const [typed = '', first = '', never = ''] = given;
  // In the same order as on the page.
  const exact = demonstration.filter(matchesText(typed));
  const found = bestMatchFirst(exact, typed, findClose(index, readQuery(typed))).map(({ name }) => name);
  expect(found[0] ?? '-').toMatch(new RegExp(first === '-' ? '^-$' : first, 'iu'));
  const forbidden = new RegExp(never || '(?!)', 'iu');
  expect(found.filter((name) => forbidden.test(name))).toEqual([]);
});
