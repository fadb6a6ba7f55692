import { describe, expect, it } from 'vitest';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';
import { asked, askedMarket, askedPlaces } from './asked';
import { marketOf, spellingMarket } from './spelling-market';
import { spellings } from './spellings';

const index = await createSearchIndex(marketOf(askedMarket));
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(/\s\|(?=\s|$)/).map((part) => part.trim()));

describe('searches that people have tried', () => {
  it.each(rowsOf(asked))('find the expected offer first: %s', (typed = '', first = '', never = '') => {
    const names = findClose(index, readQuery(typed)).map(({ name }) => name);
    expect(names[0] ?? 'nothing').toMatch(new RegExp(first, 'i'));
    const isNever = (name: string) => never !== '' && new RegExp(never, 'i').test(name);
    expect(names.filter(isNever)).toEqual([]);
  });

  it.each(rowsOf(askedPlaces))('name a place that is understood: %s', (typed = '', place = '') => {
    expect(readQuery(typed).place?.name ?? '-').toBe(place);
  });
});

const spellingIndex = await createSearchIndex(spellingMarket);
const groups = new Map(
  spellings
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((group) => {
      const [title = '', ...rows] = group.trim().split('\n');
      return [title, rows.map((row) => row.split(' | '))] as const;
    }),
);

/** Whether the wanted offer is among the first three. */
function isFound([typed = '', wanted = '']: readonly string[]): boolean {
  const found = findClose(spellingIndex, readQuery(typed), { limit: 60 });
  if (wanted === '-') return found.length === 0;
  return found.slice(0, 3).some(({ name, company }) => `${name} ${company}`.includes(wanted));
}

/** Searches that are known to fail: *ball* is another word for a football. */
const failing: readonly string[] = ['ball'];
const minShare = 0.95;

describe('searches in another script or spelling', () => {
  const all = [...groups.values()].flat();
  const notFound = all.filter((row) => !isFound(row)).map(([typed]) => typed);

  it('are of four kinds, with the stated number of each', () => {
    expect([...groups.values()].map(({ length }) => length)).toEqual([60, 40, 41, 24]);
  });

  it('find the wanted offer among the first three, except the searches that are known to fail', () => {
    expect(notFound).toEqual(failing);
    expect(1 - notFound.length / all.length).toBeGreaterThanOrEqual(minShare);
  });
});
