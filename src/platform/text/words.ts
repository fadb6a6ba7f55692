import { foldText, isAscii } from './fold';
import { isEthiopic } from './sounds';

/**
 * The folded words of a text, or of its first `maxLength` characters. Three or more letters are separated from a number
 * after them: sellers write *iPhone 13* and buyers *iphone13*.
 */
export function wordsOf(text: string, maxLength = Infinity): readonly string[] {
  const folded = foldText(text.slice(0, maxLength)).replaceAll("'", '');
  if (isAscii(folded)) return folded.match(/[a-z]{3,}(?=\d)|[a-z0-9]+/g) ?? [];
  return folded.match(/\p{L}{3,}(?=\d)|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words in *-ies* whose singular ends in *-ie*, such as *movies*. */
const endsInIe = /^(?:brown|cook|d|hood|l|mov|p|self|smooth|t)ies$/;

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith('ies') && !endsInIe.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|x|ss|[dt]o)es$/, '').replace(/(?<=[^s])s$/, '');
}

/** Removes the Amharic *of*, *in*, *for* or *from*: the first letter of a word, or two letters in Latin script. */
export function withoutPrefix(word: string): string | null {
  if (isEthiopic(word)) return word.length > 2 && /^[የበለከ]/.test(word) ? word.slice(1) : null;
  return /^(?:ye|be|le|ke)[a-z]{3}/.test(word) ? word.slice(2) : null;
}

const lettersOfRow = 8;
/** Returns an Ethiopic letter with another vowel, given by its position in the row. */
const withVowel = (letter: string, vowel: number) =>
  String.fromCharCode((letter.charCodeAt(0) & -lettersOfRow) + vowel);

/** The possible stems of an Amharic word without the accusative or plural ending: መኪኖች comes from መኪን or መኪና. */
function amharicStems(word: string): readonly string[] {
  const plain = word.length > 3 ? word.replace(/ን$/, '') : word;
  if (plain.length > 3 && plain.endsWith('ዎች')) return [plain, plain.slice(0, -2)];
  const last = plain.at(-2) ?? '';
  if (plain.length < 3 || !plain.endsWith('ች') || last.charCodeAt(0) % lettersOfRow !== 6) return [plain];
  const start = plain.slice(0, -2);
  return [plain, start + withVowel(last, 5), start + withVowel(last, 3)];
}

/** A word and its other forms: the singular, and for an Amharic word its stems, with and without the prefix. */
export function formsOf(word: string): readonly string[] {
  if (!isEthiopic(word)) return [...new Set([word, singular(word)])];
  const bare = withoutPrefix(word);
  const words = bare === null ? [word] : [word, bare];
  return [...new Set(words.flatMap((each) => [each, ...amharicStems(each)]))];
}

/** Whether a word is long enough to match another that differs by one letter. Amharic letters are syllables. */
export const mayBeMistyped = (word: string): boolean =>
  !/\d/.test(word) && word.length >= (isEthiopic(word) ? 4 : 5);

/** Whether two words differ by one letter that is extra, missing, wrong or swapped with its neighbour. */
export function isOneMistakeApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isSameAfter = (skipped: number, skippedOfOther: number) =>
    one.slice(at + skipped) === other.slice(at + skippedOfOther);
  if (one.length !== other.length) return one.length > other.length ? isSameAfter(1, 0) : isSameAfter(0, 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSameAfter(1, 1) || (isSwapped && isSameAfter(2, 2));
}
