import { expect, it } from 'vitest';
import { authorName } from '@/requests/entries/entry';
import { hana } from '#tests/app/sign-in';

it.each([
  [{}, 'Hana Bekele'],
  [{ fullName: '', username: 'hana_b' }, 'hana_b'],
  [{ fullName: '', username: '' }, 'hana@example.com'],
  [{ fullName: '', username: '', email: '' }, 'Anonymous'],
])('a user with %j is named %s', (change, name) => {
  expect(authorName({ status: 'signed-in', user: { ...hana, ...change } })).toBe(name);
});

it.each(['signed-out', 'loading', 'unavailable', 'not-set-up'] as const)(
  'a visitor whose session is %s is named Anonymous',
  (status) => expect(authorName({ status })).toBe('Anonymous'),
);
