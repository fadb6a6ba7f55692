import { foldWords } from './fold-words';
import { foreignPlaces } from './foreign-places';
import { foreignWords } from './foreign-words';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of Chinese and Japanese that the tables know. */
const known = new Set(
  foldWords(`${foreignWords}|${foreignPlaces}|二手|中古|全新|新品`)
    .split(/[|,\n]/)
    .map((word) => word.trim())
    .filter((word) => unspaced.test(word)),
);
const longest = Math.max(...[...known].map(({ length }) => length));

/**
 * A folded word of a script without spaces in the words that are known, the longest first, and what stands between
 * them; any other word as it is.
 */
export function splitKnownWords(text: string): readonly string[] {
  if (!unspaced.test(text)) return [text];
  const words: string[] = [];
  let rest = '';
  for (let start = 0; start < text.length;) {
    let length = Math.min(longest, text.length - start);
    while (length > 0 && !known.has(text.slice(start, start + length))) length -= 1;
    if (length > 0 && rest !== '') {
      words.push(rest);
      rest = '';
    }
    if (length > 0) words.push(text.slice(start, start + length));
    else rest += text.charAt(start);
    start += Math.max(length, 1);
  }
  return rest === '' ? words : [...words, rest];
}
