import { ethiopicToLatin } from '@/platform/ethiopic-sounds';

/** How a word sounds: its consonants, with room for how they are written, and what stands around them. */
export interface Sound {
  /** Words that may be the same have the same. */
  key: string;
  /** The consonants as they are said: one for each of the key. */
  consonants: readonly string[];
  /** The vowels before the first consonant and after each. */
  vowels: readonly string[];
}

/** Letters by what they sound like, the longer ones first; capitals are *sh*, *ch* and *zh*. */
const spellings: Readonly<Record<string, string>> = {
  ssion: 'Sɨn',
  sion: 'Jɨn',
  tion: 'Sɨn',
  tch: 'C',
  ch: 'C',
  sh: 'S',
  zh: 'J',
  ph: 'f',
  th: 't',
  kh: 'k',
  gh: 'g',
  ck: 'k',
  qu: 'kw',
  dge: 'j',
  dj: 'j',
  dg: 'j',
  ts: 's',
  tz: 's',
  ny: 'n',
  gn: 'n',
  ce: 'se',
  ci: 'si',
  cy: 'si',
  x: 'ks',
  c: 'k',
  q: 'k',
  ee: 'i',
  ea: 'i',
  oo: 'u',
  ou: 'u',
};
const spelling = new RegExp(Object.keys(spellings).join('|'), 'g');

/** Consonants that people write for one another. */
const alike: Readonly<Record<string, string>> = { S: 's', z: 's', J: 'g', j: 'g' };

const vowel = /[aeiouäéɨ]/;
/** Between vowels they are heard as one, or not at all. */
const weak: Readonly<Record<string, string>> = { w: 'u', y: 'i', h: '' };

/** How a word sounds that is written in Latin or Ethiopic letters; null for one of others, or without consonants. */
export function soundOf(word: string): Sound | null {
  const latin = ethiopicToLatin(word).replace(spelling, (letters) => spellings[letters] ?? letters);
  if (!/^[a-zäéɨSCJ]+$/.test(latin)) return null;
  const consonants: string[] = [];
  const vowels = [''];
  let before = '';
  for (const [position, letter] of [...latin].entries()) {
    const heard = vowel.test(letter) ? letter : position > 0 ? weak[letter] : undefined;
    if (heard !== undefined) vowels.push(`${vowels.pop() ?? ''}${heard}`);
    else if (letter !== before) {
      consonants.push(letter);
      vowels.push('');
    }
    before = letter;
  }
  const key = consonants.map((letter) => alike[letter] ?? letter).join('');
  return key === '' ? null : { key, consonants, vowels };
}

/** How far vowels are from one another, up to 1; those that are not here are different. */
const distances = new Map(
  (
    'aä 0.2, ae 0.4, eä 0.05, eé 0, äé 0.3, ei 0.3, iä 0.4, iɨ 0.1, éi 0.3, eɨ 0.2, äɨ 0.3, uɨ 0.3, aɨ 0.5, oɨ 0.5, ' +
    'ou 0.3, uä 0.3, oä 0.5, éɨ 0.4, ɨ 0, i 0.3, e 0.3, ä 0.4, u 0.5, a 0.5, o 0.5, é 0.5, Ss 0.5, sz 0.1, Sz 0.5, ' +
    'gj 0.25, Jj 0.1, Jg 0.4, Js 0.3'
  )
    .split(', ')
    .flatMap((pair) => {
      const [letters = '', distance] = pair.split(' ');
      const reversed = [...letters].toReversed().join('');
      return [[letters, Number(distance)] as const, [reversed, Number(distance)] as const];
    }),
);
const different = 0.8;

const between = (one: string, other: string): number =>
  one === other ? 0 : (distances.get(one + other) ?? different);

/** Several vowels are compared by the first and the last of them. */
const betweenVowels = (one: string, other: string): number =>
  (between(one.slice(0, 1), other.slice(0, 1)) + between(one.slice(-1), other.slice(-1))) / 2;

/**
 * How far two words with the same consonants are from one another, 0 for the same sound; of one that is still
 * being typed as much as there is of it.
 */
export function soundDistance(one: Sound, other: Sound): number {
  const { length } = one.consonants;
  let sum = betweenVowels(one.vowels[0] ?? '', other.vowels[0] ?? '');
  for (let place = 0; place < length; place += 1) {
    sum += between(one.consonants[place] ?? '', other.consonants[place] ?? '');
    const after = one.vowels[place + 1] ?? '';
    const isOpen = place === length - 1 && after === '' && other.consonants.length > length;
    if (!isOpen) sum += betweenVowels(after, other.vowels[place + 1] ?? '');
  }
  return sum / length;
}
