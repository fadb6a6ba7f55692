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
])('%s is written in %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
