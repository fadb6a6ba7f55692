import { readPriceBounds } from '@/platform/text/prices';
import { lazily } from '@/platform/memoize';
import type { Town } from '@/place/towns';
import { phrasesOf } from './meanings';
import { townIn } from '@/place/place-names';
import { formsOf, wordsOf } from '@/platform/text/words';

/** Words that say nothing about the thing, unless nothing else is said. */
const emptyWords: ReadonlySet<string> = new Set(
  wordsOf(
    'a an and any around at best birr brand buy cheap cheaper etb find for good get have i in is it looking me my near need nice of offer ' +
      'on or original please price quality sale sell selling such the to want wanted where with you ብር ዋጋ በጥሩ ርካሽ እፈልጋለሁ',
  ),
);

/** The meaning of a part of a search, and its position. */
export interface UnderstoodPart {
  kind: 'place' | 'price' | 'condition';
  start: number;
  end: number;
}

/** A parsed search. */
export interface SearchQuery {
  /** The words of the wanted thing. */
  words: readonly string[];
  /** The same as typed, without place, prices and condition. */
  subject: string;
  place: Town | null;
  /** In Birr. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  /** In the spelling of the attribute. */
  condition: string | null;
  deal: 'sale' | 'rent' | null;
  /** What was understood besides the subject. */
  parts: readonly UnderstoodPart[];
}

const wholeWord = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
const forSale = wholeWord('sale|buy|የሚሸጥ|የሚሸጡ|ሽያጭ|shiyach|gurgurtaa');
const forRent = wholeWord('rent|rental|hire|የሚከራይ|የሚከራዩ|ኪራይ|kiray|yemikeray|kiraa');

/** Whether a search or a name says that something is for sale or for rent; null if neither or both. */
export function dealIn(text: string): 'sale' | 'rent' | null {
  const isForSale = forSale.test(text);
  return isForSale === forRent.test(text) ? null : isForSale ? 'sale' : 'rent';
}

/** How many characters are read; longer text was pasted. */
const maxQueryLength = 200;
const mostWords = 8;

/** The names of each condition. Longer names come before those they contain. */
const conditions: Readonly<Record<string, string>> = {
  used:
    'used, second hand, secondhand, pre owned, preowned, like new, good as new, yagelegele, ያገለገለ, ያገለገለች, ያገለገሉ, ' +
    'ሁለተኛ እጅ, ሁለተኛ-እጅ',
  refurbished: 'refurbished, reconditioned, renewed, የታደሰ, የታደሱ',
  new: 'brand new, new, አዲስ, አዳዲስ',
};
/** *New Balance*, አዲስ አበባ, አዲስ ከተማ and አዲስ ዘመን are names. */
const condition = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.entries(conditions)
    .map(([name, words]) => `(?<${name}>${words.replaceAll(', ', '|').replaceAll(' ', String.raw`[\s-]+`)})`)
    .join('|')})(?!\p{L}|\s+(?:balance|testament|york|አበባ|ከተማ|ዘመን))`,
  'giu',
);

/** The words by which a name states each condition. */
export const conditionPhrases = lazily(
  () =>
    new Map(
      Object.entries(conditions).map(([name, words]) => [
        name,
        words.split(',').map((phrase) => wordsOf(phrase)),
      ]),
    ),
);

/** Blanks a part of a text without changing its length, so that other positions stay valid. */
const blank = (text: string, { start, end }: UnderstoodPart) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const partOf = (kind: UnderstoodPart['kind'], { 0: found, index }: RegExpExecArray): UnderstoodPart => ({
  kind,
  start: index,
  end: index + found.length,
});

/** The part of a text that is blank in another text of the same length. */
function changedPart(text: string, blanked: string): UnderstoodPart | null {
  const changed = Array.from({ length: text.length }, (_value, at) => at).filter(
    (at) => text[at] !== blanked[at],
  );
  const [start] = changed;
  const last = changed.at(-1);
  return start === undefined || last === undefined ? null : { kind: 'price', start, end: last + 1 };
}

interface Token {
  typed: string;
  word: string;
  start: number;
  end: number;
}

/** Each word as typed, and as compared. */
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed).map((word) => ({ typed, word, start: index, end: index + typed.length })),
  );

/** The whole capital is not a place to be near. */
const capital = /(?<!\p{L})(?:in\s+|በ)?(?:addis+\s?ab[ae]ba|adis\s?ab[ae]ba|አዲስ\s?አበባ)(?!\p{L})/giu;
const beforePlaces = new Set(['near', 'in', 'at', 'around', 'by', 'from']);

/** The place that tokens name, unless the words mean a thing together, as in *Ambo wuha*. */
function placeIn(tokens: readonly Token[]) {
  const words = tokens.map(({ word }) => word);
  const found = townIn(words);
  if (!found) return null;
  let start = 0;
  for (const phrase of phrasesOf(words)) {
    const end = start + phrase.words.length;
    if (
      start <= found.start &&
      found.start < end &&
      phrase.words.length > found.length &&
      phrase.groups.length > 0
    )
      return null;
    start = end;
  }
  const before = beforePlaces.has(words[found.start - 1] ?? '') ? 1 : 0;
  return { town: found.town, start: found.start - before, length: found.length + before };
}

/** The subject and the place in a text without price and condition. */
function readSubject(text: string) {
  const all = tokensOf(text.replace(capital, (words) => ' '.repeat(words.length)));
  const found = placeIn(all);
  const rest = found ? all.toSpliced(found.start, found.length) : all;
  const meaningful = rest.filter(({ word }) => !emptyWords.has(word));
  const tokens = meaningful.length > 0 || found ? meaningful : rest;
  const last = found && all[found.start + found.length - 1];
  return {
    words: tokens.slice(0, mostWords).map(({ word }) => word),
    subject: [...new Set(tokens.map(({ start, typed }) => `${start} ${typed}`))]
      .map((token) => token.slice(token.indexOf(' ') + 1))
      .join(' '),
    place: found?.town ?? null,
    part:
      found && last ? { kind: 'place' as const, start: all[found.start]?.start ?? 0, end: last.end } : null,
  };
}

/**
 * Parses a search: words, a place, prices and a condition (docs/product.md, Search and filters). A search for
 * only a condition keeps it as a word.
 */
export function readQuery(text: string): SearchQuery {
  const start = text.slice(0, maxQueryLength);
  const { minimum: minimumPrice, maximum: maximumPrice, rest: unpriced } = readPriceBounds(start);
  const pricePart = changedPart(start, unpriced);
  const said: RegExpExecArray | undefined = unpriced.matchAll(condition).next().value;
  const read = readSubject(unpriced.replace(condition, (words) => ' '.repeat(words.length)));
  const isCondition = said !== undefined && (read.words.length > 0 || read.place !== null);
  const { part, ...subject } = isCondition ? read : readSubject(unpriced);
  const named = Object.keys(conditions).find((name) => said?.groups?.[name] !== undefined) ?? null;
  return {
    ...subject,
    minimumPrice,
    maximumPrice,
    condition: isCondition ? named : null,
    deal: dealIn(start),
    parts: [isCondition && partOf('condition', said), part, pricePart].flatMap((one) => one || []),
  };
}

/** Removes a part from a search. */
export const withoutPart = (text: string, part: UnderstoodPart): string =>
  blank(text, part).replace(/\s+/g, ' ').trim();

/** Whether two words are equal in some form. */
export const isSameWord = (one: string, other: string): boolean => {
  const forms = new Set(formsOf(one));
  return formsOf(other).some((form) => forms.has(form));
};
