import { describe, expect, it } from 'vitest';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSmallIndex } from '@/search/search-index';
import { asked, askedMarket, askedPlaces } from './asked';
import { marketOf } from './spelling-market';

const index = createSmallIndex(marketOf(askedMarket));
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(/\s\|(?=\s|$)/).map((part) => part.trim()));

describe('searches that people have tried', () => {
  it.each(rowsOf(asked))('%s', (typed = '', first = '', never = '') => {
    const names = findClose(index, readQuery(typed)).map(({ name }) => name);
    expect(names[0] ?? 'nothing').toMatch(new RegExp(first, 'i'));
    const isNever = (name: string) => never !== '' && new RegExp(never, 'i').test(name);
    expect(names.filter(isNever)).toEqual([]);
  });

  it.each(rowsOf(askedPlaces))('understands the place of %s', (typed = '', place = '') => {
    expect(readQuery(typed).place?.name ?? '-').toBe(place);
  });
});
