/**
 * The consonant of each row of eight letters, from U+1200 on. A `w` at the end marks a labialised row; `_` marks a row
 * of vowels without a consonant.
 */
const consonants =
  'h l h m s r s sh q qw q qw b v t ch h hw n ny _ k kw h hw w _ z zh y d d j g gw ng t ch p ts ts f p'.split(
    ' ',
  );
/**
 * The vowel of each position in a row. `ä` (the first order) is written a or e, `é` is the fifth order, and `ɨ` (the
 * sixth) is often silent.
 */
const vowels = ['ä', 'u', 'i', 'a', 'é', 'ɨ', 'o', 'wa'];
/** Rows whose first order is pronounced like the fourth. */
const soundsLikeFourth = new Set(['h', '_']);
const block = 0x1200;
const lettersOfRow = 8;

function soundOfLetter(letter: string): string {
  const place = letter.charCodeAt(0) - block;
  const consonant = consonants[Math.floor(place / lettersOfRow)] ?? '';
  const vowel = vowels[place % lettersOfRow] ?? '';
  if (consonant.length > 1 && consonant.endsWith('w'))
    return vowel === 'ä' ? `${consonant[0]}o` : consonant + vowel;
  return (
    (consonant === '_' ? '' : consonant) + (vowel === 'ä' && soundsLikeFourth.has(consonant) ? 'a' : vowel)
  );
}

/** Transliterates Ethiopic letters by sound: ቦሌ becomes *bolé*, ፍሪጅ becomes *fɨrijɨ*. */
export const ethiopicToLatin = (text: string): string => text.replace(/[\u1200-\u1357]/g, soundOfLetter);

export const isEthiopic = (text: string): boolean => /[\u1200-\u137f]/.test(text);
