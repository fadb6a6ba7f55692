import { expect, it } from 'vitest';
import { foldText } from '@/lib/fold-text';

it.each([
  ['  Carved STOOL\n', 'carved stool'],
  ['ÉTAGÈRE', 'étagère'],
  ['ሶፋ ', 'ሶፋ'],
  ['', ''],
])('compares %j as %j', (text, folded) => expect(foldText(text)).toBe(folded));
