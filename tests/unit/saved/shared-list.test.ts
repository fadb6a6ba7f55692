import { expect, it } from 'vitest';
import { readSharedIds, sharedListPath } from '@/saved/shared-list';

const many = Array.from({ length: 150 }, (_, id) => String(id));

it.each([
  ['no list without its parameter', '', null],
  ['an empty list without ids', '?ids=', []],
  ['ids', '?ids=3,1,2', ['3', '1', '2']],
  ['ids whose commas a messenger has encoded', '?ids=3%2C1', ['3', '1']],
  ['each id once, without spaces', '?ids=1,%202,1,+2', ['1', '2']],
  ['no texts that cannot be ids', `?ids=1,,<b>,a/b,${'x'.repeat(65)},ü,%00,abc-1_2`, ['1', 'abc-1_2']],
  ['at most a hundred ids', `?ids=${many.join()}`, many.slice(0, 100)],
  [
    'the ids of an address that the app made',
    sharedListPath(['7', 'a b', '8']).slice('/saved'.length),
    ['7', '8'],
  ],
])('a shared list is read from its address: %s', (_, search, ids) => {
  expect(readSharedIds(new URLSearchParams(search))).toEqual(ids);
});

it('a shared list has an address for at most a hundred offers', () => {
  expect(sharedListPath(many)).toBe(`/saved?ids=${many.slice(0, 100).join()}`);
});
