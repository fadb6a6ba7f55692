import { ethiopicToLatin, isEthiopic } from './ethiopic-sounds';

/** The sound of each spelling, the longest spelling first. `S` stands for *sh*, `C` for *ch*. */
const spellings: Readonly<Record<string, string>> = {
  ssion: 'Sɨn',
  sion: 'jɨn',
  tion: 'Sɨn',
  tch: 'C',
  ch: 'C',
  sh: 'S',
  zh: 'j',
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
/** Consonants that people mix up in writing. */
const alike: Readonly<Record<string, string>> = { S: 's', z: 's', j: 'g' };
/** Matches a consonant and the vowels after it, or the vowels at the start of a word. */
const syllable = /([^aeiouäéɨ])([aeiouäéɨ]*)|[aeiouäéɨ]+/g;
/** A word with this many consonants is recognised even if an *i* between them is missing or replaced. */
const minConsonants = 3;

/** The sound of vowels. People mix up *e*, *ä* and a silent vowel, and *o* and *u*. */
const vowelSound = (vowels: string): string =>
  /a/.test(vowels)
    ? 'a'
    : /[ou]/.test(vowels)
      ? 'o'
      : vowels.includes('i')
        ? 'i'
        : vowels.includes('ɨ')
          ? 'ɨ'
          : '';

/**
 * The possible sounds of a word in Latin or Ethiopic letters: ቦሌ, *bole* and *bolle* share one. Empty for other
 * scripts, and for a Latin word with a single consonant.
 */
export function soundsOf(word: string): readonly string[] {
  const latin = ethiopicToLatin(word)
    .replace(spelling, (letters) => spellings[letters] ?? letters)
    // After the first letter, *h* is silent and *y* sounds like a vowel. So does *w*, unless a vowel follows it.
    .replace(/(?<=.)h/g, '')
    .replace(/(?<=.)y/g, 'i')
    .replace(/(?<=.)w(?![aeiouäé])/g, 'u')
    .replace(/([^aeiouäéɨ])\1+/g, '$1');
  if (!/^[a-zäéɨSC]+$/.test(latin)) return [];
  const parts = [...latin.matchAll(syllable)].map(([letters, consonant = '', vowels = letters]) => [
    alike[consonant] ?? consonant,
    vowelSound(vowels),
  ]);
  const count = parts.filter(([consonant]) => consonant !== '').length;
  if (count === 0 || (count === 1 && !isEthiopic(word) && word.length < 4)) return [];
  const key = parts.flat().join('');
  if (count >= minConsonants) return [key.replace(/[iɨ]/g, '')];
  return [...new Set([key.replaceAll('ɨ', ''), key.replaceAll('ɨ', 'i')])];
}

/**
 * The sounds that recognise a word in the other script: those with three consonants, or with two consonants and two
 * vowels. Shorter sounds mislead: *file* sounds like ፍየል, a goat, and *mouse* like ሙዝ, a banana.
 */
export const clearSoundsOf = (word: string): readonly string[] =>
  soundsOf(word).filter((sound) => /^.{4}|^[^aio]{3}$/.test(sound));
