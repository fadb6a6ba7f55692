import { expect, it } from 'vitest';
import { readName } from '@/platform/text/names';

it.each([
  [' Carved stool\n', 'Carved stool'],
  ['ጉሊት', 'ጉሊት'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['-', '-'],
  // An open direction is closed.
  ['\u202eStool', '\u202eStool\u202c'],
  ['\u202aStool', '\u202aStool\u202c'],
  ['\u2067Stool', '\u2067Stool\u2069'],
  ['\u202eA\u2068B', '\u202eA\u2068B\u2069\u202c'],
  ['\u2066A\u202bB\u2069', '\u2066A\u202bB\u2069'],
  ['\u202eStool\u202c', '\u202eStool\u202c'],
  ['Stool\u2069\u202c', 'Stool\u2069\u202c'],
])('reads the name %j as %j', (text, name) => {
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
])('reads %j as no name', (value) => expect(readName(value)).toBe(''));
