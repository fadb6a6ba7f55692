import { expect, it } from 'vitest';
import { latinToFidel } from '@/lib/latin-to-fidel';

it.each([
  ['selam', 'ሰላም'],
  ['bolE', 'ቦሌ'],
  ['bolie', 'ቦሌ'],
  ['frij', 'ፍሪጅ'],
  ['adis abeba', 'አዲስ አበባ'],
  ['mekina', 'መኪና'],
  ['xnkurt', 'ሽንኩርት'],
  ['shnkurt', 'ሽንኩርት'],
  ['chama', 'ቻማ'],
  ['Cama', 'ጫማ'],
  ['tsehay', 'ጸሃይ'],
  ['quanqua', 'ቋንቋ'],
  ['bEt 24!', 'ቤት 24!'],
  ['ሰlam', 'ሰላም'],
])('writes %s as %s', (latin, fidel) => expect(latinToFidel(latin)).toBe(fidel));
