import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import { mistypedTown, townIn, townOf } from './place-names';
import type { SearchQuery } from './read-query';
import { boundsOf } from './query-bounds';
import { type Postings, type SearchIndex, type Searched, eachWith, weights } from './search-index';
import { mayBeMistyped } from './search-words';
import { type WordMap, mistypedFor } from './word-map';
import { type Meaning, certaintyOf, groupsOf, meaningsOf, phrasesOf } from './word-meanings';

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

/** In km: an offer this near counts as being at a place, where a search names nothing else. */
const aroundThePlace = 5;
/** With so many offers that are what is looked for, those that only mention the words are left out. */
const enough = 3;
/** A word in the name, or one that means the same. */
const strong = 0.6;
/** What it adds to say the condition that is looked for: less than a word, more than another word for the same. */
const saidCondition = 0.4;
/**
 * A phrase that stands in a name says more than a word beside its subject: *bed sheet* is neither a bed nor a
 * sheet.
 */
const wholeName = (least: number) => (least >= weights.besideName ? Math.max(least, 0.75) : least);

/** Raises scores to what a meaning says of the items that have all of its words. */
function noteMeaning(meaning: Meaning, { items, words }: SearchIndex<Searched>, best: Float64Array): void {
  const { certainty, categories } = meaning;
  const isPhrase = meaning.words.length > 1;
  eachWith(meaning.words, words, (number, least) => {
    const sure = categories ? certaintyOf(meaning, items[number]) : certainty;
    const score = (isPhrase ? wholeName(least) : least) * sure;
    if (score > (best[number] ?? 0)) best[number] = score;
  });
}

/**
 * What the phrases together say of each item, by its number, and how many of them any item answers. Arrays: a
 * single letter finds thousands.
 */
function scoreAll(
  phrases: readonly (readonly string[])[],
  index: SearchIndex<Searched>,
  isUnfinished: boolean,
): { scores: Float64Array; answered: number } {
  const ofPhrases = phrases.map((phrase) => {
    const best = new Float64Array(index.items.length);
    for (const meaning of meaningsOf(phrase, index, isUnfinished && phrase === phrases.at(-1)))
      noteMeaning(meaning, index, best);
    return best;
  });
  const answered = ofPhrases.filter((best) => best.some((score) => score > 0)).length;
  const [scores = new Float64Array(index.items.length), ...others] = ofPhrases;
  for (const best of others)
    best.forEach((score, number) => (scores[number] = (scores[number] ?? 0) + score));
  return { scores, answered };
}

/** Km to something, by the place that it names where it has no coordinates; Infinity where nobody knows. */
function kilometresTo(here: Coordinates, item: Searched | undefined): number {
  const there = item?.coordinates ?? townOf(item?.place ?? '');
  return there ? distanceInKilometres(here, there) : Infinity;
}

/** The first `limit` of some numbers by rank, then by distance, then in the order of the index. */
function takeBest<Item extends Searched>(
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
    // Infinite distances have no difference.
    near?.sort((one, other) => (one.distance === other.distance ? 0 : one.distance - other.distance));
    best.push(...(near?.map(({ number }) => number) ?? equal).slice(0, limit - best.length));
  }
  return best.flatMap((number) => items[number] ?? []);
}

/** Whether a word can be nothing but the name of a place with a mistake in it. */
const isMistypedTown = (word: string, all: WordMap<Postings>): boolean =>
  !all.has(word) &&
  mistypedTown(word) !== null &&
  groupsOf([word]).groups.length === 0 &&
  (!mayBeMistyped(word) || [...mistypedFor(all, word).keys()].every((near) => townIn([near])));

/** What words may mean, the best first, and nearest to the place where they are equally good. */
function findWords<Item extends Searched>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  { limit, isUnfinished = false, leastShare = 0, except }: FindOptions,
): readonly Item[] {
  const { items } = index;
  const { place } = query;
  const phrases = phrasesOf(query.words);
  const { scores, answered } = scoreAll(phrases, index, isUnfinished);
  const scoreOf = (number: number) => scores[number] ?? 0;
  const distanceOf = place && ((number: number) => kilometresTo(place, items[number]));
  const { fits, saysCondition } = boundsOf(index, query);
  const isNew = (number: number) => !except?.has(items[number]);
  const meant: number[] = [];
  for (let number = 0; number < scores.length; number += 1)
    if ((scores[number] ?? 0) > 0 && fits(number)) meant.push(number);
  const withAtLeast = (least: number) => {
    const numbers = meant.filter((number) => scoreOf(number) >= least);
    return numbers.length < enough ? null : numbers;
  };
  const certain = withAtLeast(strong * answered) ?? withAtLeast(strong) ?? meant;
  const wanted = certain.filter((number) => scoreOf(number) >= leastShare * phrases.length);
  // Beside a place what differs by less is equally good.
  const steps = place ? 2 : 10;
  const rankOf = (number: number) =>
    Math.round((scoreOf(number) + (saysCondition(number) ? saidCondition : 0)) * steps);
  if (wanted.length > 0 || !distanceOf)
    return takeBest(index, wanted.filter(isNew), rankOf, { limit, distanceOf });
  const around = [...items.keys()].filter(
    (number) => distanceOf(number) <= aroundThePlace && isNew(number) && fits(number),
  );
  return takeBest(index, around, () => 0, { limit, distanceOf });
}

/**
 * What a search may mean, within its price and condition, the best first: that of which most words say
 * something, in the words typed, with one mistake or in words that mean the same; of what is equally good the
 * nearest to its place, then in the order of the index (docs/product.md, Search and filters).
 */
export function findClose<Item extends Searched>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  options: FindOptions,
): readonly Item[] {
  const mistyped = query.place ? undefined : query.words.find((word) => isMistypedTown(word, index.words));
  if (mistyped === undefined) return findWords(index, query, options);
  const words = query.words.filter((word) => word !== mistyped);
  const found = findWords(index, { ...query, words, place: mistypedTown(mistyped) }, options);
  // A seller may be named after a town without being there.
  return found.length > 0 ? found : findWords(index, query, options);
}
