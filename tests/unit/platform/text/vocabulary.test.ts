import { describe, expect, it } from 'vitest';
import { Vocabulary } from '@/platform/text/vocabulary';
import { formsOf } from '@/platform/text/words';

const words = 'fridge fridges samsung headphone television bole sun ስልክ ፍሪጅ ቤት ቦሌ ሳምሰንግ'.split(' ');
const vocabulary = new Vocabulary<string>();
for (const word of words) vocabulary.add(formsOf(word), word);

describe('a vocabulary', () => {
  it.each([
    // The last column has the words that a text may misspell. Short sounds count only in the other script.
    ['fridge', 'fridge fridges', 'ፍሪጅ', '', 'fridges'],
    ['ስልኮች', 'ስልክ', '', '', ''],
    ['በቦሌ', 'ቦሌ', '', '', ''],
    ['bolle', '', '', '', ''],
    ['firij', '', 'ፍሪጅ', '', ''],
    ['headfone', '', '', 'headphone', ''],
    ['samsong', '', '', 'samsung', 'samsung'],
    ['samseng', '', 'ሳምሰንግ', '', 'samsung'],
    ['televsion', '', '', 'television', 'television'],
    ['sony', '', '', '', ''],
    ['son', '', '', '', ''],
    ['', '', '', '', ''],
  ])('finds for %j the forms %j, the sounds %j and %j, and the misspelling %j', (text, ...expected) => {
    const script = /\p{Script=Ethiopic}/u.test(text) ? 'ethiopic' : 'latin';
    const found = [
      vocabulary.withForm(text),
      vocabulary.withSound(text),
      vocabulary.withSound(text, script),
      vocabulary.misspelt(text),
    ];
    expect(found.map((some) => some.join(' '))).toEqual(expected);
  });

  it.each([
    ['fr', 'fridge fridges', ''],
    ['fridges', 'fridges', ''],
    ['sams', 'samsung', 'ሳምሰንግ'],
    ['ሳምሰ', 'ሳምሰንግ', 'samsung'],
    ['x', '', ''],
  ])('finds for the beginning %j the words %j, and %j by sound', (text, written, heard) => {
    expect([vocabulary.startingWith(text).join(' '), vocabulary.startingWithSound(text).join(' ')]).toEqual([
      written,
      heard,
    ]);
  });

  it('finds an exact form only in its own spelling', () => {
    expect([vocabulary.get('fridge'), vocabulary.get('Fridge')]).toEqual([['fridge', 'fridges'], []]);
  });

  it('keeps several values of one word', () => {
    const shared = new Vocabulary<number>();
    for (const value of [1, 2, 2]) shared.add(['studio'], value);
    expect(shared.get('studio')).toEqual([1, 2]);
  });
});
