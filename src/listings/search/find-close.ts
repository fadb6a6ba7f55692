import { type Coordinates, distanceInKilometres } from '@/lib/coordinates';
import { mistypedTown, townIn } from './place-names';
import type { SearchQuery } from './read-query';
import { type Postings, type SearchIndex, weights } from './search-index';
import { mayBeMistyped, wordsOf } from './search-words';
import { type WordMap, mistypedFor } from './word-map';
import { type Meaning, groupsOf, meaningsOf, phrasesOf } from './word-meanings';

interface FindOptions {
  /** How many to find at most. */
  limit: number;
  /** Whether the last word is still being typed. */
  isUnfinished?: boolean;
  /** Which share of the words a listing has to answer, from 0 (any word will do) to 1. */
  leastShare?: number;
  /** Listings that are shown already. */
  except?: ReadonlySet<unknown>;
}

/**
 * A phrase that stands in a name says more than a word beside its subject: *bed sheet* is neither a bed nor a
 * sheet.
 */
const wholeName = (least: number) => (least >= weights.besideName ? Math.max(least, 0.75) : least);

/** Scores of all listings by their number; those that nothing is said of have 0. */
type Scores = Float64Array;

/** Raises scores to what a meaning says of the listings that have all of its words. */
function noteMeaning({ words, certainty }: Meaning, all: WordMap<Postings>, best: Scores): void {
  const [first, ...others] = words.map((word) => all.get(word));
  for (const [item, weight] of first ?? []) {
    let least = weight;
    for (const places of others) least = Math.min(least, places?.get(item) ?? 0);
    const score = (others.length > 0 ? wholeName(least) : least) * certainty;
    if (score > (best[item] ?? 0)) best[item] = score;
  }
}

/**
 * Km from a place to a listing of a number, by the place that it names where it has no coordinates; Infinity
 * where nobody knows.
 */
function distanceTo<Item>(here: Coordinates, { items, textsOf }: SearchIndex<Item>) {
  return (number: number): number => {
    const item = items[number];
    if (item === undefined) return Infinity;
    const { coordinates, place = '' } = textsOf(item);
    const there = coordinates ?? townIn(wordsOf(place))?.town;
    return there ? distanceInKilometres(here, there) : Infinity;
  };
}

/** In km: an offer this near counts as being at a place, where a search names nothing else. */
const aroundThePlace = 5;
/**
 * With so many offers that are what is looked for, those shown already included, offers that only mention the
 * words are left out.
 */
const enough = 3;
/** A word in the name, or one that means the same. */
const strong = 0.65;

/** Scores of halves: what differs by less is equally good, and the nearer or newer listing comes first. */
const roughly = (score: number) => Math.round(score * 2);

/**
 * What the phrases together say of each listing, and how many of them any listing answers. Arrays: a single
 * letter finds thousands.
 */
function scoreAll<Item>(
  phrases: readonly (readonly string[])[],
  { items, words }: SearchIndex<Item>,
  isUnfinished: boolean,
): { scores: Scores; answered: number } {
  const ofPhrases = phrases.map((phrase, number) => {
    const isLast = number === phrases.length - 1;
    const best: Scores = new Float64Array(items.length);
    for (const meaning of meaningsOf(phrase, words, { isUnfinished: isUnfinished && isLast }))
      noteMeaning(meaning, words, best);
    return best;
  });
  const answered = ofPhrases.filter((best) => best.some((score) => score > 0)).length;
  const [first = new Float64Array(items.length), ...others] = ofPhrases;
  for (const best of others) best.forEach((score, item) => (first[item] = (first[item] ?? 0) + score));
  return { scores: first, answered };
}

/** The listings of which at least `least` is said, and something. */
function numbersFrom(scores: Scores, least: number): readonly number[] {
  const numbers: number[] = [];
  for (let item = 0; item < scores.length; item += 1) {
    const score = scores[item] ?? 0;
    if (score > 0 && score >= least) numbers.push(item);
  }
  return numbers;
}

/**
 * The first `limit` of some listings by what is roughly said of them, then by distance, then in the order of
 * the index.
 */
function takeBest<Item>(
  numbers: readonly number[],
  rankOf: (item: number) => number,
  { limit, distanceOf }: { limit: number; distanceOf: ((item: number) => number) | null },
  { items }: SearchIndex<Item>,
): readonly Item[] {
  const ranked: number[][] = [];
  for (const item of numbers) (ranked[rankOf(item)] ??= []).push(item);
  const best: number[] = [];
  while (best.length < limit && ranked.length > 0) {
    const equal = ranked.pop() ?? [];
    const near = distanceOf && equal.map((item) => ({ item, distance: distanceOf(item) }));
    // Infinite distances have no difference.
    near?.sort((one, other) => (one.distance === other.distance ? 0 : one.distance - other.distance));
    best.push(...(near?.map(({ item }) => item) ?? equal).slice(0, limit - best.length));
  }
  return best.flatMap((item) => items[item] ?? []);
}

/** Whether a word can be nothing but the name of a place with a mistake in it. */
const isMistypedTown = (word: string, all: WordMap<Postings>): boolean =>
  mayBeMistyped(word) &&
  mistypedTown(word) !== null &&
  !all.has(word) &&
  groupsOf([word]).groups.length === 0 &&
  [...mistypedFor(all, word).keys()].every((near) => townIn([near]));

/** The listings that words may mean, the best first, and nearest to `place` where they are equally good. */
function findWords<Item>(
  index: SearchIndex<Item>,
  { words, place }: Pick<SearchQuery, 'words' | 'place'>,
  { limit, isUnfinished = false, leastShare = 0, except }: FindOptions,
): readonly Item[] {
  const { items } = index;
  const phrases = phrasesOf(words);
  const distanceOf = place && distanceTo(place, index);
  const { scores, answered } = scoreAll(phrases, index, isUnfinished);
  const leastWanted = leastShare * phrases.length;
  const certain = numbersFrom(scores, strong * answered);
  const fitting = certain.length >= enough ? certain : numbersFrom(scores, 0);
  const wanted = fitting.filter((item) => (scores[item] ?? 0) >= leastWanted);
  const isNew = (item: number) => !except?.has(items[item]);
  if (wanted.length > 0 || !distanceOf)
    return takeBest(wanted.filter(isNew), (item) => roughly(scores[item] ?? 0), { limit, distanceOf }, index);
  const around = [...items.keys()].filter((item) => distanceOf(item) <= aroundThePlace && isNew(item));
  return takeBest(around, () => 0, { limit, distanceOf }, index);
}

/**
 * The listings that a search may mean, the best first: those of which most words say something, in the words
 * typed, with one mistake or in words that mean the same; of equally good ones the nearest to the place that
 * the search names, then in the order of the index (docs/product.md, Search and filters).
 */
export function findClose<Item>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  options: FindOptions,
): readonly Item[] {
  const mistyped = query.place ? undefined : query.words.find((word) => isMistypedTown(word, index.words));
  if (mistyped === undefined) return findWords(index, query, options);
  const words = query.words.filter((word) => word !== mistyped);
  const found = findWords(index, { words, place: mistypedTown(mistyped) }, options);
  // A seller may be named after a town without being there.
  return found.length > 0 ? found : findWords(index, query, options);
}
