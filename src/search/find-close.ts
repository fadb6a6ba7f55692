import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import { isPart } from '@/listings/offered-part';
import { isIn, mayBeIn } from '@/listings/stated-condition';
import { wordsOf } from '@/platform/text/words';
import { guessTown, townInText } from '@/place/place-names';
import { type Phrase, fitsCategory, groupNames, groupsOf, isThing, phrasesOf } from './meanings';
import { certainties, meaningsOf } from './phrase-meanings';
import { dealIn, type SearchQuery } from './read-query';
import type { SearchIndex, SearchableItem } from './search-index';
import { isThingElsewhere, leastForPart, leastForThing, weights } from './weights';

type Index = SearchIndex<SearchableItem>;

interface FindOptions {
  /** The maximum number of results; unlimited by default. */
  limit?: number;
  /** Whether the last word is still being typed. */
  isUnfinished?: boolean;
  /** The share of the words that a listing must match, from 0 (one word is enough) to 1. */
  minShare?: number;
}

/** In km. If a search names only a place, offers this near count as being there. */
const aroundThePlace = 5;
/** If at least this many offers are of the thing itself, offers that only mention the words are left out. */
const enough = 3;
/** A word of the name, or a synonym of it. */
const strong = 0.6;
/** The bonus for the wanted condition: less than a word, more than a synonym. */
const saidCondition = 0.4;

const isGenitive = (phrase: Phrase | undefined): boolean => /^(?:የ|ye)/.test(phrase?.words[0] ?? '');

/** Scores each item by one phrase, and tells which items are the thing that the phrase names. */
function scoresOf(phrase: Phrase, index: Index, leastOfThing: number, isUnfinished: boolean) {
  const best = new Float64Array(index.items.length);
  const isNamed = new Uint8Array(index.items.length);
  const fits = (number: number) =>
    phrase.groups.length === 0 ||
    phrase.groups.some((group) => fitsCategory(group, index.items[number]?.category));
  for (const { postings, certainty } of meaningsOf(phrase, index, isUnfinished)) {
    const isSure = isUnfinished || certainty > certainties.beginning;
    for (const [number, weight] of postings) {
      const isElsewhere = certainty === certainties.typed && !fits(number);
      const score = weight * (isElsewhere ? certainties.inOtherCategory : certainty);
      if (score > (best[number] ?? 0)) best[number] = score;
      if (isSure && (weight >= leastOfThing || isThingElsewhere(weight))) isNamed[number] = 1;
    }
  }
  return { best, isNamed };
}

/** Whether a phrase or one of its synonyms is a part of something: *goma* is a tyre. */
const namesPart = ({ words, groups }: Phrase): boolean =>
  words.every(isPart) || groups.some(({ phrases }) => phrases.some(isPart));

/** The least score that an offer needs for the last phrase; 0 if a match of any phrase is enough. */
function leastByLast(phrases: readonly Phrase[]): number {
  // A *phone charger* is not a phone, even if nobody offers a charger.
  if (phrases.length > 1 && phrases.slice(-1).some(namesPart)) return leastForPart;
  // *Yebet wenber* is a chair for a house, not a house.
  return isGenitive(phrases.at(-2)) ? leastForThing : 0;
}

/** How well the items of an index answer the phrases of a search, by their number. */
interface Scoring {
  /** The sum over all phrases; 0 for an item that does not match. */
  scores: Float64Array;
  /** How many of the phrases at least one item answers. */
  answered: number;
}

/**
 * Scores each item by all phrases, and counts the phrases that any item answers. An item that answers half of
 * them or fewer must be the thing that one of them names: a search for a wedding photographer does not find a
 * wedding cake.
 */
function scoreAll(phrases: readonly Phrase[], index: Index, isUnfinished: boolean): Scoring {
  // *Galaxy s21* names no kind of thing, so another phone of that make is acceptable.
  const leastOfMake = phrases.some(isThing) ? weights.name : weights.modifier;
  const all = phrases.map((phrase) => {
    const leastOfThing = phrase.groups.length > 0 ? leastOfMake : weights.name;
    return scoresOf(phrase, index, leastOfThing, isUnfinished && phrase === phrases.at(-1));
  });
  const answered = all.filter(({ best }) => best.some((score) => score > 0)).length;
  const last = all.at(-1)?.best;
  const least = leastByLast(phrases);
  const scores = new Float64Array(index.items.length);
  for (let number = 0; number < scores.length; number += 1) {
    let sum = 0;
    let count = 0;
    let isThere = false;
    for (const { best, isNamed } of all) {
      const score = best[number] ?? 0;
      sum += score;
      if (score > 0) count += 1;
      isThere ||= isNamed[number] === 1;
    }
    const isMeant = (isThere || count * 2 > all.length) && (last?.[number] ?? 0) >= least;
    scores[number] = isMeant ? sum : 0;
  }
  return { scores, answered };
}

/** The distance in km, by the place that an item names if it has no coordinates; Infinity if unknown. */
function kilometresTo(here: Coordinates, item: SearchableItem | undefined): number {
  const there = item?.coordinates ?? townInText(item?.place ?? '');
  return there ? distanceInKilometres(here, there) : Infinity;
}

/** The best `limit` items by rank, then by distance, then in the order of the index. */
function takeBest<Item extends SearchableItem>(
  { items }: SearchIndex<Item>,
  numbers: readonly number[],
  rankOf: (number: number) => number,
  { limit, distanceOf }: { limit: number; distanceOf: ((number: number) => number) | null },
): readonly Item[] {
  const ranked: number[][] = [];
  for (const number of numbers) (ranked[rankOf(number)] ??= []).push(number);
  const best: number[] = [];
  while (best.length < limit && ranked.length > 0) {
    const equal = ranked.pop() ?? [];
    const near = distanceOf && equal.map((number) => ({ number, distance: distanceOf(number) }));
    // The difference of two infinite distances is NaN.
    near?.sort((one, other) => (one.distance === other.distance ? 0 : one.distance - other.distance));
    best.push(...(near?.map(({ number }) => number) ?? equal).slice(0, limit - best.length));
  }
  return best.flatMap((number) => items[number] ?? []);
}

/**
 * Whether an item fits a search's price limits, condition and deal: its price is known to be within, and neither
 * attribute nor name states another condition, or rent where the search is for something to buy.
 */
export function fitsBounds(item: SearchableItem, query: SearchQuery): boolean {
  const { minimumPrice, maximumPrice, condition, deal } = query;
  const { price, name } = item;
  if (minimumPrice !== null || maximumPrice !== null) {
    if (typeof price !== 'number') return false;
    if (price < (minimumPrice ?? 0) || price > (maximumPrice ?? Infinity)) return false;
  }
  if (deal !== null && ![deal, null].includes(dealIn(name))) return false;
  return condition === null || mayBeIn(condition, item);
}

/** Which of some items, by number, fit the bounds of a search. */
const within = ({ items }: Index, query: SearchQuery, numbers: readonly number[]): number[] =>
  numbers.filter((number) => {
    const item = items[number];
    return item && fitsBounds(item, query);
  });

/**
 * The items to choose from: those that answer nearly all phrases, if there are enough of them; otherwise those that
 * answer one phrase strongly; otherwise all that match.
 */
function candidatesOf(index: Index, query: SearchQuery, { scores, answered }: Scoring): readonly number[] {
  const meant: number[] = [];
  scores.forEach((score, number) => {
    if (score > 0) meant.push(number);
  });
  const withAtLeast = (least: number) => meant.filter((number) => (scores[number] ?? 0) >= least);
  const complete = within(index, query, withAtLeast(strong * answered));
  if (complete.length >= enough) return complete;
  const strongly = withAtLeast(strong);
  return within(index, query, strongly.length >= enough ? strongly : meant);
}

/** Ranks items by their score and bonuses. With a place, smaller differences count as equal. */
function createRank({ items }: Index, { place, condition }: SearchQuery, { scores }: Scoring) {
  const steps = place ? 2 : 10;
  return (number: number): number => {
    const item = items[number];
    const bonus = condition !== null && item && isIn(condition, item) ? saidCondition : 0;
    return Math.round(((scores[number] ?? 0) + bonus) * steps);
  };
}

/**
 * Finds items by the words of a search, best first; equally good ones by distance. *Red phone charger bole* has
 * three phrases, of which *charger* is required, and a place. These names score by *red*, *phone* and *charger*:
 *
 * - “Red phone charger”: 0.5 + 0.5 + 1, the only complete one, with at least 0.6 for each phrase.
 * - “Phone charger”: 0 + 0.5 + 1, also found, because fewer than three are complete.
 * - “Laptop charger”: 0 + 0 + 1, likewise.
 * - “Red phone”: 0, because it answers *charger* with nothing.
 */
function findWords<Item extends SearchableItem>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  { limit = Infinity, isUnfinished = false, minShare = 0 }: FindOptions,
): readonly Item[] {
  const { items } = index;
  const { place } = query;
  const phrases = phrasesOf(query.words, (joined) => index.words.get(joined).length > 0);
  const scoring = scoreAll(phrases, index, isUnfinished);
  const leastScore = minShare * phrases.length;
  const wanted = candidatesOf(index, query, scoring).filter(
    (number) => (scoring.scores[number] ?? 0) >= leastScore,
  );
  const distanceOf = place && ((number: number) => kilometresTo(place, items[number]));
  if (wanted.length > 0 || !distanceOf)
    return takeBest(index, wanted, createRank(index, query, scoring), { limit, distanceOf });
  const near = [...items.keys()].filter((number) => distanceOf(number) <= aroundThePlace);
  return takeBest(index, within(index, query, near), () => 0, { limit, distanceOf });
}

/** Whether a word can only be a misspelt place name. */
const isMistypedTown = (word: string, index: Index): boolean =>
  index.words.alike(word).length === 0 &&
  groupsOf([word]).length === 0 &&
  groupNames().heard(word).length === 0 &&
  guessTown(word) !== null;

/**
 * Finds what a search may mean, within its prices and condition, best first. A word matches as typed, as a synonym, by
 * its sound, or with one mistake; items that match more words come first. Equally good ones are sorted by distance,
 * then in the order of the index (docs/product.md, Search and filters).
 */
export function findClose<Item extends SearchableItem>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  options: FindOptions = {},
): readonly Item[] {
  const mistyped = query.place ? undefined : query.words.find((word) => isMistypedTown(word, index));
  if (mistyped === undefined) return findWords(index, query, options);
  const words = query.words.filter((word) => word !== mistyped);
  const found = findWords(index, { ...query, words, place: guessTown(mistyped) }, options);
  // If nothing is found at the place, the word may be the name of a seller who is elsewhere.
  return found.length > 0 ? found : findWords(index, query, options);
}

/** The words of the listings that a search matched, whatever script and spelling was typed. */
export function foundWords(index: Index, query: SearchQuery, isUnfinished: boolean): ReadonlySet<string> {
  const phrases = phrasesOf(query.words, (joined) => index.words.get(joined).length > 0);
  const found = new Set<string>();
  for (const phrase of phrases) {
    const meanings = meaningsOf(phrase, index, isUnfinished && phrase === phrases.at(-1));
    for (const { words, group } of meanings)
      for (const word of group?.phrases.flatMap((name) => wordsOf(name)) ?? words)
        for (const alike of index.words.alike(word)) found.add(alike.word);
  }
  return found;
}
