import { expect, it } from 'vitest';
import { foldLetters } from '@/lib/fold-letters';

it.each([
  [' Carved STOOL', 'carved stool'],
  ['ÉTAGÈRE', 'etagere'],
  ['ሐበሻ', 'ሀበሻ'],
  ['ኃይለ ሥላሴ', 'ሀይለ ስላሴ'],
  ['ዓለም', 'አለም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ጐንደር', 'ጎንደር'],
  ['ጰጳስ', 'ፐፓስ'],
  ['ガス', 'ガス'],
  ['ቦሌ bole', 'ቦሌ bole'],
])('searches %j as %j', (text, folded) => expect(foldLetters(text)).toBe(folded));
