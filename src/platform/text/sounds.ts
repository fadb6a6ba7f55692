import { ethiopicToLatin, isEthiopic } from './ethiopic-sounds';

/** Letters by what they sound like, the longer ones first; capitals are *sh* and *ch*. */
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
/** Consonants that people write for one another. */
const alike: Readonly<Record<string, string>> = { S: 's', z: 's', j: 'g' };
/** A consonant and what stands between it and the next, or the vowels before the first. */
const syllable = /([^aeiouäéɨ])([aeiouäéɨ]*)|[aeiouäéɨ]+/g;
/** So many consonants say enough: an *i* between them may be left out or written as another letter. */
const enough = 3;

/** What is heard of vowels: *e*, *ä* and a silent one are written for one another, as are *o* and *u*. */
const heard = (vowels: string): string =>
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
 * How a word of Latin or Ethiopic letters sounds, in each way that it may be read: ቦሌ, *bole* and *bolle* share one.
 * None for a word of a single consonant in Latin letters, or of other scripts.
 */
export function soundsOf(word: string): readonly string[] {
  const latin = ethiopicToLatin(word)
    .replace(spelling, (letters) => spellings[letters] ?? letters)
    // Between vowels and at the end they are heard as vowels, or not at all.
    .replace(/(?<=.)h/g, '')
    .replace(/(?<=.)y/g, 'i')
    .replace(/(?<=.)w(?![aeiouäé])/g, 'u')
    .replace(/([^aeiouäéɨ])\1+/g, '$1');
  if (!/^[a-zäéɨSC]+$/.test(latin)) return [];
  const parts = [...latin.matchAll(syllable)].map(([letters, consonant = '', vowels = letters]) => [
    alike[consonant] ?? consonant,
    heard(vowels),
  ]);
  const count = parts.filter(([consonant]) => consonant !== '').length;
  if (count === 0 || (count === 1 && !isEthiopic(word) && word.length < 4)) return [];
  const key = parts.flat().join('');
  if (count >= enough) return [key.replace(/[iɨ]/g, '')];
  return [...new Set([key.replaceAll('ɨ', ''), key.replaceAll('ɨ', 'i')])];
}

/**
 * The sounds by which a word is recognised in the other script: of three consonants, or of two and two vowels.
 * Shorter ones mislead: *file* sounds like ፍየል, a goat, and *mouse* like ሙዝ, a banana.
 */
export const clearSoundsOf = (word: string): readonly string[] =>
  soundsOf(word).filter((sound) => /^.{4}|^[^aio]{3}$/.test(sound));
