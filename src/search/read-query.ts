import { readPriceBounds } from '@/platform/text/prices';
import type { Town } from '@/place/towns';
import { readCondition } from './condition-words';
import { townIn } from './place-names';
import { emptyWords, wordsOf } from './search-words';

/** What somebody types who looks for something. */
export interface SearchQuery {
  /** What is looked for. */
  words: readonly string[];
  /** The same as it was typed, without the place and the price. */
  subject: string;
  place: Town | null;
  /** Birr. */
  maximumPrice: number | null;
  /** As listings say it by their attribute. */
  condition: string | null;
}

/** How many characters are read: a longer text was pasted. */
const longest = 200;
const mostWords = 8;

/** Each word as it was typed, and as it is compared. */
const tokensOf = (text: string) =>
  text.split(/[^\p{L}\p{M}\p{N}'’]+/u).flatMap((typed) => wordsOf(typed).map((word) => ({ typed, word })));

/** What a text without price and condition looks for, and where. */
function readSubject(text: string): Pick<SearchQuery, 'words' | 'subject' | 'place'> {
  const all = tokensOf(text);
  const found = townIn(all.map(({ word }) => word));
  const place = found?.town ?? null;
  const rest = found ? all.toSpliced(found.start, found.length) : all;
  const meaningful = rest.filter(({ word }) => !emptyWords.has(word));
  const tokens = meaningful.length > 0 || place ? meaningful : rest;
  return {
    words: tokens.slice(0, mostWords).map(({ word }) => word),
    subject: tokens.map(({ typed }) => typed).join(' '),
    place,
  };
}

/**
 * Reads a search as it is meant: words, a place, the highest price and a condition (docs/product.md, Search and
 * filters). Nothing but a condition is a word.
 */
export function readQuery(text: string): SearchQuery {
  const start = text.slice(0, longest);
  const { maximum: maximumPrice, rest: unpriced } = readPriceBounds(start);
  const { condition, rest } = readCondition(unpriced);
  const read = readSubject(rest);
  return condition !== null && read.words.length === 0 && !read.place
    ? { ...readSubject(unpriced), maximumPrice, condition: null }
    : { ...read, maximumPrice, condition };
}
