/**
 * One consonant for each row of eight letters from U+1200. A row such as `qw` is labialised, and a row of `_` has no
 * consonant.
 */
const ethiopicConsonants =
  'h l h m s r s sh q qw q qw b v t ch h hw n ny _ k kw h hw w _ z zh y d d j g gw ng t ch p ts ts f p'.split(
    ' ',
  );
/** The vowel of each position in a row. `ä` is written *a* or *e*, and `ɨ` is often silent. */
const ethiopicVowels = ['ä', 'u', 'i', 'a', 'é', 'ɨ', 'o', 'wa'];
/** The consonants whose *ä* is pronounced *a*. */
const consonantsBeforeA = new Set(['h', '_']);
const block = 0x1200;
const lettersOfRow = 8;

function soundOfLetter(letter: string): string {
  const place = letter.charCodeAt(0) - block;
  const consonant = ethiopicConsonants[Math.floor(place / lettersOfRow)] ?? '';
  const vowel = ethiopicVowels[place % lettersOfRow] ?? '';
  if (consonant.length > 1 && consonant.endsWith('w'))
    return vowel === 'ä' ? `${consonant[0]}o` : consonant + vowel;
  return (
    (consonant === '_' ? '' : consonant) + (vowel === 'ä' && consonantsBeforeA.has(consonant) ? 'a' : vowel)
  );
}

/** Transliterates Ethiopic letters by sound: ቦሌ becomes *bolé*, ፍሪጅ becomes *fɨrijɨ*. */
export const ethiopicToLatin = (text: string): string => text.replace(/[\u1200-\u1357]/g, soundOfLetter);

export const isEthiopic = (text: string): boolean => /[\u1200-\u137f]/.test(text);

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
const mixedUpConsonants: Readonly<Record<string, string>> = { S: 's', z: 's', j: 'g' };
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

/** The possible sounds of a word in Latin or Ethiopic letters: ቦሌ, *bole* and *bolle* have a sound in common. */
export function soundsOf(word: string): readonly string[] {
  const latin = ethiopicToLatin(word)
    .replace(spelling, (letters) => spellings[letters] ?? letters)
    // After the first letter, *h* is silent, *y* is a vowel, and *w* is a vowel unless a vowel follows.
    .replace(/(?<=.)h/g, '')
    .replace(/(?<=.)y/g, 'i')
    .replace(/(?<=.)w(?![aeiouäé])/g, 'u')
    .replace(/([^aeiouäéɨ])\1+/g, '$1');
  if (!/^[a-zäéɨSC]+$/.test(latin)) return [];
  const parts = [...latin.matchAll(syllable)].map(([letters, consonant = '', vowels = letters]) => [
    mixedUpConsonants[consonant] ?? consonant,
    vowelSound(vowels),
  ]);
  const count = parts.filter(([consonant]) => consonant !== '').length;
  if (count === 0 || (count === 1 && !isEthiopic(word) && word.length < 4)) return [];
  const key = parts.flat().join('');
  if (count >= minConsonants) return [key.replace(/[iɨ]/g, '')];
  return [...new Set([key.replaceAll('ɨ', ''), key.replaceAll('ɨ', 'i')])];
}

/** The sounds long enough to search in the other script. Shorter ones mislead: *file* would find ፍየል, a goat. */
export const clearSoundsOf = (word: string): readonly string[] =>
  soundsOf(word).filter((sound) => /^.{4}|^[^aio]{3}$/.test(sound));
