import { expect, it } from 'vitest';
import { knownLimit, savedSearches, savedSearchLimit } from '@/browse/searches/saved-searches';
import { keepInBrowser } from '#tests/browser/keep-in-browser';

const stored = (json: unknown) => {
  keepInBrowser('gulit:saved-searches', typeof json === 'string' ? json : JSON.stringify(json));
  return savedSearches.read();
};
const homes = { address: '/homes', town: null, known: ['1'], since: 0 };

it.each([
  ['nothing', 'null', []],
  ['no JSON', '{', []],
  ['no list', { address: '/homes' }, []],
  ['no address', [{ town: null }, null, 7, 'x', { address: 5 }], []],
  ['an address of elsewhere', [{ address: '//evil.example' }, { address: 'https://evil.example' }], []],
  ['an address alone', [{ address: '/homes' }], [{ ...homes, known: [] }]],
  ['ids that are none', [{ ...homes, known: [1, null, '1'] }], [homes]],
  ['a broken town and date', [{ ...homes, town: { name: 'Bole' }, since: '5' }], [homes]],
])('saved searches are read from %s', (_, json, expected) => {
  expect(stored(json)).toEqual(expected);
});

it('saved searches have a limit for their number and for the ids that each stores', () => {
  const known = Array.from({ length: 2 * knownLimit }, (_, id) => String(id));
  const all = stored(
    Array.from({ length: 50 }, (_, index) => ({ ...homes, address: `/homes?max=${index + 1}`, known })),
  );
  expect(all).toHaveLength(savedSearchLimit);
  expect(all[0]?.known).toHaveLength(knownLimit);
});
