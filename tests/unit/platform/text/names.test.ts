import { expect, it } from 'vitest';
import { readName } from '@/platform/text/names';

it.each([
  [' Carved stool\n', 'Carved stool'],
  ['ጉሊት', 'ጉሊት'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['-', '-'],
  // Nothing in a name changes the direction of the words after it.
  ['\u202eStool', 'Stool'],
  ['\u2067 Stool\u2069', 'Stool'],
  ['\u202eA\u2068B\u202c', 'AB'],
])('a name %j is read as %j', (text, name) => {
  expect(readName(text)).toBe(name);
  expect(readName(name)).toBe(name);
});

it.each([
  '',
  ' \n',
  '\u3164',
  '\u2800\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\ufffc',
  '\u200b\u200d\u2060\u202e\u00ad',
  '\u3164 \ufe0f',
  null,
  7,
  {},
])('a text %j is not read as a name', (value) => expect(readName(value)).toBe(''));
