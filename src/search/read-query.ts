import { readPriceBounds } from '@/platform/text/prices';
import { lazily } from '@/platform/lazily';
import type { Town } from '@/place/towns';
import { phrasesOf } from './meanings';
import { townIn } from '@/place/place-names';
import { formsOf, wordsOf } from '@/platform/text/words';

/** Words that say nothing of what is looked for, unless nothing else is said. */
const emptyWords: ReadonlySet<string> = new Set(
  wordsOf(
    'a an and any around at best birr brand buy cheap cheaper etb find for good get have i in is it looking me my near need nice of offer ' +
      'on or original please price quality sale sell selling such the to want wanted where with you ብር ዋጋ በጥሩ ርካሽ እፈልጋለሁ',
  ),
);

/** What a part of a search means, and where that stands in its text. */
export interface UnderstoodPart {
  kind: 'place' | 'price' | 'condition';
  start: number;
  end: number;
}

/** What somebody types who looks for something. */
export interface SearchQuery {
  /** What is looked for. */
  words: readonly string[];
  /** The same as it was typed, without the place, the prices and the condition. */
  subject: string;
  place: Town | null;
  /** Birr. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  /** As listings say it by their attribute. */
  condition: string | null;
  /** What was understood besides the subject. */
  parts: readonly UnderstoodPart[];
}

/** How many characters are read: a longer text was pasted. */
const maxQueryLength = 200;
const mostWords = 8;

/** What people call each condition that a listing may be in, one after the other where they are parts of another. */
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

/** The words by which a name says each condition. */
export const conditionPhrases = lazily(
  () =>
    new Map(
      Object.entries(conditions).map(([name, words]) => [
        name,
        words.split(',').map((phrase) => wordsOf(phrase)),
      ]),
    ),
);

/** The text without a part of it, at the same length, so that the places of the others stay. */
const blank = (text: string, { start, end }: UnderstoodPart) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const partOf = (kind: UnderstoodPart['kind'], { 0: found, index }: RegExpExecArray): UnderstoodPart => ({
  kind,
  start: index,
  end: index + found.length,
});

/** The part of a text that is blank in another text of its length. */
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

/** Each word as it was typed, and as it is compared. */
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed).map((word) => ({ typed, word, start: index, end: index + typed.length })),
  );

/** The whole capital is no place to be near to. */
const capital = /(?<!\p{L})(?:in\s+|በ)?(?:addis+\s?ab[ae]ba|adis\s?ab[ae]ba|አዲስ\s?አበባ)(?!\p{L})/giu;
const beforePlaces = new Set(['near', 'in', 'at', 'around', 'by', 'from']);

/** The place that tokens name, unless its words mean a thing together, as *Ambo wuha* does. */
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

/** What a text without price and condition looks for, and where. */
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
 * Reads a search as it is meant: words, a place, prices and a condition (docs/product.md, Search and filters).
 * Nothing but a condition is a word.
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
    parts: [isCondition && partOf('condition', said), part, pricePart].flatMap((one) => one || []),
  };
}

/** A search without a part of what it says. */
export const withoutPart = (text: string, part: UnderstoodPart): string =>
  blank(text, part).replace(/\s+/g, ' ').trim();

/** Whether two words are one in some form. */
export const isSameWord = (one: string, other: string): boolean => {
  const forms = new Set(formsOf(one));
  return formsOf(other).some((form) => forms.has(form));
};
