/**
 * Letters of the Ethiopic script that sound alike and are written for one another, each row with the first one
 * meant.
 */
const alike = ['ሀሃሐሓኀኃኻ', 'ሁሑኁ', 'ሂሒኂ', 'ሄሔኄ', 'ህሕኅ', 'ሆሖኆ', 'ሰሠ', 'ሱሡ', 'ሲሢ', 'ሳሣ', 'ሴሤ', 'ስሥ', 'ሶሦ'].concat(
  ['አኣዐዓ', 'ኡዑ', 'ኢዒ', 'ኤዔ', 'እዕ', 'ኦዖ', 'ጸፀ', 'ጹፁ', 'ጺፂ', 'ጻፃ', 'ጼፄ', 'ጽፅ', 'ጾፆ'],
);
const meant = new Map(alike.flatMap((row) => [...row].map((letter) => [letter, row.slice(0, 1)] as const)));

const isEthiopic = (word: string) => /\p{Script=Ethiopic}/u.test(word);

/** Words whose plural ends in *-ies* and their singular in *-ie*. */
const endsInIe = /^(?:brown|cook|d|hood|l|mov|p|self|smooth|t)ies$/;

/** A word without what plurals add to it, in English and in Amharic. */
function singular(word: string): string {
  if (isEthiopic(word)) return word.length > 3 ? word.replace(/ዎች$/, '') : word;
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith('ies') && !endsInIe.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|x|ss)es$/, '').replace(/(?<=[^s])s$/, '');
}

/**
 * A text in the form in which words are compared: no capitals, accents or apostrophes, one letter for each
 * Ethiopic sound.
 */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’`´]+/gu, '')
    .replace(/\p{Script=Ethiopic}/gu, (letter) => meant.get(letter) ?? letter);

/**
 * The words of a text in the form in which they are compared, in their order; of `longest` characters of it,
 * when given.
 */
export const wordsOf = (text: string, longest = Infinity): readonly string[] =>
  (fold(text.slice(0, longest)).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);

/** Amharic writes *of*, *in*, *for* and *from* as the first letter of a word. */
export const withoutPreposition = (word: string): string | null =>
  word.length > 2 && /^[የበለከ]/.test(word) ? word.slice(1) : null;

/**
 * How long a word must be to be taken for another one that differs by a letter. Letters of Amharic are
 * syllables.
 */
export const mayBeMistyped = (word: string): boolean =>
  !/\d/.test(word) && word.length >= (isEthiopic(word) ? 3 : 4);
