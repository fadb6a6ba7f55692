import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from '@/search/read-query';

const read = (text: string) => {
  const { words, place, maximumPrice } = readQuery(text);
  return [words.join(' '), place?.name ?? null, maximumPrice];
};

describe('readQuery', () => {
  it.each([
    ['fridge', ['fridge', null, null]],
    ['Fridge bole', ['fridge', 'Bole', null]],
    ['a used fridge in bole', ['fridge', 'Bole', null]],
    ['shoes 4 kilo', ['shoes', '4 Kilo', null]],
    ['arat kilo shoes', ['shoes', '4 Kilo', null]],
    ['bahirdar hotel', ['hotel', 'Bahir Dar', null]],
    ['ፍሪጅ ቦሌ', ['ፍሪጅ', 'Bole', null]],
    ['ፍሪጅ ባሕር ዳር ከ20,000 ብር በታች', ['ፍሪጅ', 'Bahir Dar', 20_000]],
    ['fridge below 20,000 birr near Bole', ['fridge', 'Bole', 20_000]],
    ['home internet up to 100 Mbit', ['home internet up 100 mbit', null, null]],
    ['tent for up to 6 people below 3,000', ['tent', null, 3000]],
    ['shoes under 500 in Bole', ['shoes', 'Bole', 500]],
    ['iphone 12', ['iphone 12', null, null]],
    ['bole', ['', 'Bole', null]],
    ['new', ['new', null, null]],
    ['', ['', null, null]],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['used fridge', 'used', 'fridge'],
    ['Second-hand fridge', 'used', 'fridge'],
    ['second hand fridge', 'used', 'fridge'],
    ['fridge, like new, in Bole', 'used', 'fridge'],
    ['used laptop with new battery', 'used', 'laptop'],
    ['brand new sofa under 20000', 'new', 'sofa'],
    ['refurbished laptop', 'refurbished', 'laptop'],
    ['ያገለገለ ፍሪጅ', 'used', 'ፍሪጅ'],
    ['አዲስ ፍሪጅ', 'new', 'ፍሪጅ'],
    ['bilbila moofaa', 'used', 'bilbila'],
    ['አዲስ አበባ ፍሪጅ', null, 'ፍሪጅ'],
    ['New Balance shoes', null, 'new balance shoes'],
    ['newborn clothes', null, 'newborn clothes'],
    ['used', null, 'used'],
  ])('reads the condition of %j', (text, condition, subject) => {
    expect(readQuery(text)).toMatchObject({ condition, words: subject.split(' ') });
  });

  it.each([
    ['cheap sofa', 'sofa'],
    ['ሶፋ በርካሽ', 'ሶፋ'],
    ['ሞተር መግዛት እፈልጋለሁ', 'ሞተር'],
    ['i phone', 'i phone'],
    ['make up', 'make up'],
    ['1 ኪሎ ማር', '1 ማር'],
  ])('reads the words for the thing in %j', (text, words) => {
    expect(readQuery(text).words.join(' ')).toBe(words);
  });

  it.each(['cheap sofa', 'ሶፋ በርካሽ', 'cheapest sofa'])('reads in %j that the price should be low', (text) => {
    expect(readQuery(text).isCheap).toBe(true);
  });

  it('reads only the beginning of a long text', () => {
    const { words } = readQuery(`fridge ${'x'.repeat(50_000)} ${'word '.repeat(10_000)}`);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(readQuery('a b c d e f g '.repeat(7000)).words.length).toBeLessThanOrEqual(8);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a<5, k.ከበታችder upnbol\u0000\ud800é🧊'), maxLength: 300 }),
        (text) => {
          const { words, maximumPrice } = readQuery(text);
          expect(words.every((word) => word !== '')).toBe(true);
          expect(maximumPrice === null || Number.isFinite(maximumPrice)).toBe(true);
        },
      ),
    );
  });
});
