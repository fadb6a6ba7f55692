import { expect, it } from 'vitest';
import { compareTexts } from '@/platform/text/fold';

it.each([
  ['am', ['ሱቅ', 'ሰዓት', 'ሠርግ'], ['ሠርግ', 'ሰዓት', 'ሱቅ']],
  ['de', ['Zelte', 'Äpfel', 'Birnen'], ['Äpfel', 'Birnen', 'Zelte']],
  ['en', ['Room 10', 'Room 9'], ['Room 9', 'Room 10']],
  ['tr', ['Insurance', 'Homes', 'ice'], ['Homes', 'ice', 'Insurance']],
])('texts in %s: %s are sorted as %s', (language, texts, expected) => {
  expect(texts.toSorted(compareTexts(language))).toEqual(expected);
});
