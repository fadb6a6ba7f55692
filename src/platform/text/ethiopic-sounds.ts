/**
 * The consonant of each row of eight letters from U+1200 on, in its order; `w` after one is a row of labialised
 * letters, and `_` stands for a row whose letters are vowels alone.
 */
const consonants =
  'h l h m s r s sh q qw q qw b v t ch h hw n ny _ k kw h hw w _ z zh y d d j g gw ng t ch p ts ts f p'.split(
    ' ',
  );
/**
 * The vowel of each place in a row: `ä` is the first order, written a or e, `é` the fifth and `ɨ` the sixth, often
 * silent.
 */
const vowels = ['ä', 'u', 'i', 'a', 'é', 'ɨ', 'o', 'wa'];
/** In these rows the first order is said as the fourth. */
const open = new Set(['h', '_']);
const block = 0x1200;
const lettersOfRow = 8;

function soundOfLetter(letter: string): string {
  const place = letter.charCodeAt(0) - block;
  const consonant = consonants[Math.floor(place / lettersOfRow)] ?? '';
  const vowel = vowels[place % lettersOfRow] ?? '';
  if (consonant.length > 1 && consonant.endsWith('w'))
    return vowel === 'ä' ? `${consonant[0]}o` : consonant + vowel;
  return (consonant === '_' ? '' : consonant) + (vowel === 'ä' && open.has(consonant) ? 'a' : vowel);
}

/** A text in which each Ethiopic letter is the Latin ones for its sound: ቦሌ is *bolé*, ፍሪጅ is *fɨrijɨ*. */
export const ethiopicToLatin = (text: string): string => text.replace(/[\u1200-\u1357]/g, soundOfLetter);

export const isEthiopic = (text: string): boolean => /[\u1200-\u137f]/.test(text);
