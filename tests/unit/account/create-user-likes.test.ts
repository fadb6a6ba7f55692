import { expect, it } from 'vitest';
import { createUserLikes } from '@/account/create-user-likes';
import { keepInBrowser } from '#tests/browser/keep-in-browser';

const likes = createUserLikes('gulit:test-likes');
const shown = () => Object.fromEntries([...likes.read()].map(([user, ids]) => [user, [...ids]]));

it.each([
  ['null', {}],
  ['{', {}],
  ['[1,2]', {}],
  ['{"hana":"1"}', { hana: [] }],
  ['{"hana":[1,null,"2","2"]}', { hana: ['2'] }],
])('stored likes %s are read as %j', (stored, expected) => {
  keepInBrowser('gulit:test-likes', stored);
  expect(shown()).toEqual(expected);
});
