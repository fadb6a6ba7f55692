import { expect, it } from 'vitest';
import { ethiopicToLatin } from '@/platform/text/sounds';

it.each([
  ['ቦሌ', 'bolé'],
  ['ፍሪጅ', 'fɨrijɨ'],
  ['መኪና', 'mäkina'],
  ['አዲስ', 'adisɨ'],
  ['ሐረር', 'harärɨ'],
  ['ኳስ', 'kwasɨ'],
  ['ጐንደር', 'gonɨdärɨ'],
  ['ዠ ጨ ጸ ኘ', 'zhä chä tsä nyä'],
  ['Bole 24', 'Bole 24'],
])('the Ethiopic word %s sounds like %s', (text, latin) => expect(ethiopicToLatin(text)).toBe(latin));
