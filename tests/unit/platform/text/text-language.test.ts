import { expect, it } from 'vitest';
import { textLanguage } from '@/platform/text/text-language';

it.each([
  ['የተራራ ብስክሌት', 'am'],
  ['ፍሪጅ 350 L, 2 ዓመት', 'am'],
  ['Samsung ፍሪጅ', undefined],
  ['ብሽክለታ ቐይሕ', undefined],
  ['Mountain bicycle', undefined],
  ['دراجة', undefined],
  ['', undefined],
])('the text %s is in the language %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
