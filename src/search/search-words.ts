import { isEthiopic } from '@/platform/ethiopic-sounds';
import { isAscii } from '@/platform/text/fold';
import { foldWords } from './fold-words';

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
 * The words of a text in the form in which they are compared, in their order; of `longest` characters of it,
 * when given.
 */
export function wordsOf(text: string, longest = Infinity): readonly string[] {
  const folded = foldWords(text.slice(0, longest));
  if (isAscii(folded)) return (folded.match(/[a-z0-9]+/g) ?? []).map(singular);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** Amharic writes *of*, *in*, *for* and *from* as the first letter of a word. */
export const withoutPreposition = (word: string): string | null =>
  word.length > 2 && /^[የበለከ]/.test(word) ? word.slice(1) : null;

/**
 * How long a word must be to be taken for another one that differs by a letter. Letters of Amharic are
 * syllables.
 */
export const mayBeMistyped = (word: string): boolean =>
  !/\d/.test(word) && word.length >= (isEthiopic(word) ? 3 : 4);

/** Words that say nothing of what is looked for, unless nothing else is said. */
export const emptyWords: ReadonlySet<string> = new Set(
  wordsOf(
    'a an and any around at best birr brand buy cheap etb find for good get have i in is it looking me my near need nice of offer on ' +
      'or original please price quality sale sell selling such the to want wanted where with you addis ababa ብር አበባ አዲስ ዋጋ',
  ),
);
