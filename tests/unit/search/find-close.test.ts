import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formsOf, mayBeMistyped } from '@/platform/text/words';
import { findClose } from '@/search/find-close';
import { groupNames, groupsByMisspelling, groupsOf } from '@/search/meanings';
import { readQuery } from '@/search/read-query';
import { createSearchIndex, type SearchableItem, type SearchIndex } from '@/search/search-index';

const bole = { latitude: 8.995, longitude: 38.789 };
const piassa = { latitude: 9.0367, longitude: 38.752 };

/** A small market with names as sellers write them. */
const listings: readonly SearchableItem[] = [
  { name: 'Double-door refrigerator', place: 'Piassa, Addis Ababa', coordinates: piassa },
  { name: 'Small fridge for a student room', place: 'Bole, Addis Ababa', coordinates: bole },
  { name: 'ፍሪጅ 200 ሊትር', place: 'ቦሌ' },
  { name: '43-inch smart television', company: 'Nile Screens' },
  { name: 'Samsung TV 55', place: 'Bole', coordinates: bole },
  { name: 'Running sneakers' },
  { name: 'ዐማርኛ መጽሐፍ' },
  { name: 'Radio advert' },
];

let index: SearchIndex;
beforeAll(async () => {
  index = await createSearchIndex(listings);
});

const find = (text: string, isUnfinished = false) =>
  findClose(index, readQuery(text), { limit: 20, isUnfinished }).map(({ name }) => name);

describe('findClose', () => {
  it.each([
    ['አማርኛ', ['ዐማርኛ መጽሐፍ']],
    ['የመጽሀፍ', ['ዐማርኛ መጽሐፍ']],
    ['', []],
  ])('finds for %j the offers %j', (text, expected) => expect(find(text)).toEqual(expected));

  it('shows all offers at a place if the text names only the place', () => {
    expect(find('bole zzzz').toSorted()).toEqual([
      'Samsung TV 55',
      'Small fridge for a student room',
      'ፍሪጅ 200 ሊትር',
    ]);
  });

  it('reads a word that matches nothing else as a misspelt place', async () => {
    const sofas = await createSearchIndex([
      { name: 'Sofa', place: 'Hawassa' },
      { name: 'Sofa', place: 'Piassa' },
    ]);
    expect(findClose(sofas, readQuery('sofa piyasa'))[0]).toHaveProperty('place', 'Piassa');
  });

  it('finds the completions of an unfinished word, and their synonyms', () => {
    expect(find('telev', true)).toEqual(
      expect.arrayContaining(['43-inch smart television', 'Samsung TV 55']),
    );
    expect(find('r', true)).toEqual(expect.arrayContaining(['Radio advert', 'Running sneakers']));
  });

  it('shows no more offers than the limit', () => {
    expect(findClose(index, readQuery('fridge'), { limit: 2 })).toHaveLength(2);
  });

  it('does not correct a word of three letters or a known word', async () => {
    const words = await createSearchIndex([{ name: 'Cup' }, { name: 'House' }, { name: 'Horse' }]);
    const names = (text: string) => findClose(words, readQuery(text), { limit: 9 }).map(({ name }) => name);
    expect(names('cur')).toEqual([]);
    expect(names('horse')).toEqual(['Horse']);
    expect(names('houze')).toEqual(['House']);
  });

  it('finds a name that differs by one letter from a town without offers', async () => {
    const shops = await createSearchIndex([{ name: 'Makale' }, { name: 'Doguro' }]);
    expect(findClose(shops, readQuery('xmakale'), { limit: 9 })).toEqual([{ name: 'Makale' }]);
  });
});

/** Made-up names, which can match only by their letters. */
const madeUpWord = fc.stringMatching(/^[bdfgklmnprt][aeiou][bdfgklmnprt][aeiou][bdfgklmnprt][aeiou]$/);
const ethiopicWord = fc
  .array(fc.constantFrom(...'ለመረሰበተነከወዘየደገጠፈቀ'), { minLength: 4, maxLength: 8 })
  .map((letters) => letters.join(''));
/** A word with one mistake in it. */
const mistyped = (word: string) =>
  fc
    .record({
      at: fc.nat({ max: word.length - 1 }),
      letter: fc.constantFrom(...'xqwvz'),
      kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
    })
    .map(({ at, letter, kind }) => {
      const letters = [...word];
      if (kind === 'insert') return letters.toSpliced(at, 0, letter).join('');
      if (kind === 'delete') return letters.toSpliced(at, 1).join('');
      if (kind === 'replace') return letters.with(at, letter).join('');
      const next = Math.min(at + 1, letters.length - 1);
      return letters
        .with(at, letters[next] ?? '')
        .with(next, letters[at] ?? '')
        .join('');
    });

const anyText = fc.string({ unit: fc.constantFrom(...'aeZ 5-,.(é̂ß️ሀቶ中ا🧊\u0000\ud800|') });

describe('findClose on any catalogue', () => {
  it.each([
    ['Latin', madeUpWord],
    ['Ethiopic', ethiopicWord],
  ])('finds a %s word with one letter extra, missing, wrong or swapped', async (_script, word) => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .uniqueArray(word, { minLength: 1, maxLength: 6 })
          .chain(([wanted = '', ...others]) =>
            fc.record({ wanted: fc.constant(wanted), others: fc.constant(others), typed: mistyped(wanted) }),
          ),
        async ({ wanted, others, typed }) => {
          const { words } = readQuery(typed);
          // A mistake may turn it into another known word or a town, which then counts instead.
          const isOthers = formsOf(typed).some((one) => others.includes(one));
          const isKnown = [groupsOf(words), groupNames().withSound(typed), groupsByMisspelling(typed)].some(
            (groups) => groups.length > 0,
          );
          fc.pre(!isOthers && words.length > 0 && mayBeMistyped(typed) && !isKnown);
          const made = await createSearchIndex([wanted, ...others].map((name) => ({ name })));
          expect(findClose(made, readQuery(typed), { limit: 10 })).toContainEqual({ name: wanted });
        },
      ),
    );
  });

  it('finds the same for any order of the words, for capitals and for accents', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(madeUpWord, { minLength: 2, maxLength: 5 }),
        fc.nat(),
        async (names, shift) => {
          const made = await createSearchIndex(names.map((name) => ({ name })));
          const searched = names.slice(0, 3);
          const rotated = [...searched.slice(shift % 3), ...searched.slice(0, shift % 3)];
          const found = (text: string) => new Set(findClose(made, readQuery(text), { limit: 10 }));
          expect(found(rotated.join(' '))).toEqual(found(searched.join(' ')));
          expect(found(searched.join(' ').toUpperCase().replaceAll('A', 'Á'))).toEqual(
            found(searched.join(' ')),
          );
        },
      ),
    );
  });

  it('finds a plural by its singular, and a singular by its plural', async () => {
    for (const [one, many] of [
      ['battery', 'batteries'],
      ['watch', 'watches'],
      ['box', 'boxes'],
      ['dress', 'dresses'],
      ['movie', 'movies'],
      ['house', 'houses'],
      ['chair', 'chairs'],
      ['መኪና', 'መኪናዎች'],
    ] as const) {
      const made = await createSearchIndex([{ name: one }, { name: many }]);
      expect(findClose(made, readQuery(one), { limit: 5 })).toHaveLength(2);
      expect(findClose(made, readQuery(many), { limit: 5 })).toHaveLength(2);
    }
  });

  it('accepts any text, and finds no offer twice and none of another catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText), anyText, async (names, text) => {
        const made = await createSearchIndex(names.map((name) => ({ name })));
        const found = findClose(made, readQuery(text), { limit: 100, isUnfinished: true });
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => made.items.includes(one))).toBe(true);
      }),
    );
  });
});
