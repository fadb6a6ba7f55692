import { expect, it } from 'vitest';
import { ethiopicToLatin, soundsOf } from '@/platform/text/sounds';

const soundAlike = (one: string, other: string) =>
  soundsOf(one).some((sound) => soundsOf(other).includes(sound));

it.each([
  ['bole', 'ቦሌ'],
  ['bolle', 'ቦለ'],
  ['firij', 'ፍሪጅ'],
  ['fridge', 'ፍሪጅ'],
  ['adis', 'አዲስ'],
  ['addis', 'አዲስ'],
  ['qemis', 'ቀሚስ'],
  ['kemis', 'ቀሚስ'],
  ['television', 'ቴሌቪዥን'],
  ['computer', 'ኮምፒውተር'],
  ['metsehaf', 'መጽሐፍ'],
  ['shito', 'ሽቶ'],
  ['mar', 'ማር'],
])('the sound of %s is found in %s', (latin, ethiopic) => expect(soundAlike(latin, ethiopic)).toBe(true));

it.each([
  ['ball', 'ቦሌ'],
  ['bill', 'ቦሌ'],
  ['more', 'ማር'],
  ['algo', 'አልጋ'],
  ['shirt', 'ሽሮ'],
  ['boat', 'ቦታ'],
  ['butter', 'በር'],
  ['bread', 'ብረት'],
  ['jacket', 'ሶኬት'],
  ['hawassa', 'አሳ'],
  ['big', 'በግ'],
])('the sound of %s is not found in %s', (latin, ethiopic) =>
  expect(soundAlike(latin, ethiopic)).toBe(false),
);

it('a word of another script, of digits or of vowels alone has no sound', () => {
  expect(['冰箱', '42', 'aie'].map(soundsOf)).toEqual([[], [], []]);
});

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
