import type { Condition } from '@/listings/condition';
import { hasRole, patternOf, saysNothing } from '@/listings/lexicon';
import { isRepair, offeredPart } from '@/listings/offered-part';
import { conditionPattern, conditionsIn } from '@/listings/stated-condition';
import { findTownName } from '@/place/place-names';
import type { Town } from '@/place/towns';
import { readPriceBounds } from '@/platform/text/prices';
import { wordsOf } from '@/platform/text/words';
import { groupsOf, phrasesOf } from './meanings';

/** A part of a search that is not the wanted thing, such as its price. */
export interface UnderstoodPart {
  kind: 'place' | 'price' | 'condition';
  /** The search without this part. */
  rest: string;
}

/** A parsed search. */
export interface SearchQuery {
  /** The words for the wanted thing. */
  words: readonly string[];
  /** The words after *for*, *with* or a comma, which describe the thing. */
  details: readonly string[];
  place: Town | null;
  /** In Birr. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  condition: Condition | null;
  deal: 'sale' | 'rent' | null;
  bedrooms: number | null;
  isCheap: boolean;
  parts: readonly UnderstoodPart[];
}

const compile = (pattern: string) => new RegExp(pattern, 'iu');
const forSale = compile(patternOf('selling', 'buying'));
const forRent = compile(patternOf('renting'));
const cheap = compile(patternOf('cheap'));

/** Whether something is for sale or for rent; null if the text says neither or both. */
export function dealIn(text: string): 'sale' | 'rent' | null {
  const isForSale = forSale.test(text);
  return isForSale === forRent.test(text) ? null : isForSale ? 'sale' : 'rent';
}

const numberWords = ['one|አንድ', 'two|ሁለት', 'three|[ሶሦ]ስት', 'four|አራት', 'five|አምስት'];
const bedroomCount = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d|${numberWords.join('|')})(?=[- ]?(?:bed(?: ?room| flat| apartment| house| condo)|br\b|መኝታ))`,
  'iu',
);

/** How many bedrooms a text states; null if none. */
export function bedroomsIn(text: string): number | null {
  const stated = bedroomCount.exec(text)?.[0] ?? '';
  return (
    Number(stated) || numberWords.findIndex((words) => compile(`^(?:${words})$`).test(stated)) + 1 || null
  );
}

/** How many characters are read. Only pasted texts are longer. */
const maxQueryLength = 200;
const maxWords = 8;

/** Replaces a part of a text with spaces, so that positions stay valid. */
const blankOut = (part: string): string => ' '.repeat(part.length);

const removePart = (text: string, start: number, end: number): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();

/** Each word in its folded form, with its position in the text. */
const tokensOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed).map((word) => ({ word, start: index, end: index + typed.length })),
  );

/** The capital is ignored, because it is too large for a search by distance. */
const capital = /(?<!\p{L})በ?(?:add?is+\s?ab[ae]ba|አዲስ\s?አበባ)(?!\p{L})/giu;

/** The place that the tokens name. *Ambo wuha* names no place, because it is a water brand. */
function placeIn(tokens: ReturnType<typeof tokensOf>) {
  const words = tokens.map(({ word }) => word);
  const found = findTownName(words);
  if (!found) return null;
  const [phrase] = phrasesOf(words.slice(found.start));
  if (phrase && phrase.words.length > found.length && phrase.groups.length > 0) return null;
  const before = hasRole(words[found.start - 1] ?? '', 'preposition') ? 1 : 0;
  return { town: found.town, start: found.start - before, length: found.length + before };
}

const isTerm = (tokens: ReturnType<typeof tokensOf>): boolean =>
  tokens.length > 1 && groupsOf(tokens.map(({ word }) => word)).length > 0;

/** The words and the place in a text without its price and condition. The number of bedrooms is a limit, not a word. */
function readSubject(text: string) {
  const all = tokensOf(text.replace(capital, blankOut).replace(bedroomCount, blankOut));
  const found = placeIn(all);
  const placeTokens = found ? all.slice(found.start, found.start + found.length) : [];
  const rest = all.filter((token) => !placeTokens.includes(token));
  // *I phone* is a term, although *i* alone says nothing.
  const meaningful = rest.filter(
    ({ word }, index) => !saysNothing(word) || isTerm(rest.slice(index, index + 2)),
  );
  const tokens = (meaningful.length > 0 || found ? meaningful : rest).slice(0, maxWords);
  // *Car with driver* is one term, although *with driver* looks like a detail.
  const termLength = isTerm(tokens.slice(0, 2)) ? (tokens[1]?.end ?? 0) : 0;
  const mainLength = Math.max(offeredPart(text).length, termLength);
  const details = tokens.filter(({ start }) => start >= mainLength).map(({ word }) => word);
  const [first = '', ...others] = tokens.filter(({ start }) => start < mainLength).map(({ word }) => word);
  // *Fix my phone* asks for a phone repair.
  const words = isRepair(first) ? [...others, first] : [first, ...others];
  return {
    words: first === '' ? details : words,
    details: first === '' ? [] : details,
    place: found?.town ?? null,
    placeTokens,
  };
}

/**
 * Parses a search: words, a place, prices and a condition (docs/product.md, Search and filters). A condition alone is
 * the word of the search.
 */
export function readQuery(text: string): SearchQuery {
  const typed = text.slice(0, maxQueryLength);
  const { minimum: minimumPrice, maximum: maximumPrice, rest: unpriced } = readPriceBounds(typed);
  const withoutCondition = readSubject(unpriced.replace(conditionPattern, blankOut));
  const hasSubject = withoutCondition.words.length > 0 || withoutCondition.place !== null;
  const [stated] = hasSubject ? unpriced.matchAll(conditionPattern) : [];
  const { words, details, place, placeTokens } = stated ? withoutCondition : readSubject(unpriced);
  const parts: UnderstoodPart[] = [];
  const add = (kind: UnderstoodPart['kind'], rest: string) => parts.push({ kind, rest });
  if (stated) add('condition', removePart(typed, stated.index, stated.index + stated[0].length));
  if (placeTokens.length > 0)
    add('place', removePart(typed, placeTokens[0]?.start ?? 0, placeTokens.at(-1)?.end ?? 0));
  if (unpriced !== typed) add('price', removePart(unpriced, 0, 0));
  return {
    words,
    details,
    place,
    minimumPrice,
    maximumPrice,
    condition: conditionsIn(stated?.[0] ?? '')[0] ?? null,
    deal: dealIn(typed),
    bedrooms: bedroomsIn(typed),
    isCheap: cheap.test(typed),
    parts,
  };
}
