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
  /** Which share of the words an offer has to answer, from 0 (any word will do) to 1. */
  leastShare?: number;
  /** Offers that are shown already. */
  except?: ReadonlySet<unknown>;
}

/** A phrase that stands in a name says more than a word beside its subject: *bed sheet* is neither a bed nor a sheet. */
const wholeName = (least: number) => (least >= weights.besideName ? Math.max(least, 0.75) : least);

/** Offers that have all words of a meaning, and how much it says of each. */
function placesOf({ words, certainty }: Meaning, all: WordMap<Places>): Places {
  const [first, ...others] = words.map((word) => all.get(word));
  const found: Places = new Map();
  for (const [item, weight] of first ?? []) {
    const least = Math.min(weight, ...others.map((places) => places?.get(item) ?? 0));
    if (least > 0) found.set(item, (others.length > 0 ? wholeName(least) : least) * certainty);
  }
  return found;
}

/** The best that any meaning of a phrase says of each offer. */
function bestPlaces(meanings: readonly Meaning[], all: WordMap<Places>): Places {
  const best: Places = new Map();
  for (const meaning of meanings) {
    for (const [item, score] of placesOf(meaning, all))
      if (score > (best.get(item) ?? 0)) best.set(item, score);
  }
  return best;
}

/** Km from a place to an offer, by the place that it names where it has no coordinates; Infinity where nobody knows. */
function distanceTo<Item>(here: Coordinates, { textsOf }: SearchIndex<Item>): (item: Item) => number {
  return (item) => {
    const { coordinates, place = '' } = textsOf(item);
    const there = coordinates ?? townIn(wordsOf(place))?.town;
    return there ? distanceInKilometres(here, there) : Infinity;
  };
}

/** Offers within so many km are at a place of which nothing else is asked. */
const aroundThePlace = 5;
/** What only mentions the words is left out where so many offers are what is looked for, those shown already included. */
const enough = 3;
/** A word in the name, or one that means the same. */
const strong = 0.65;

interface Scored<Item> {
  item: Item;
  score: number;
}

/** Scores of halves: what differs by less is equally good, and the nearer or newer offer comes first. */
const roughly = (score: number) => Math.round(score * 2);

/** What the phrases together say of each offer, in the order of the index, and how many of them any offer answers. */
function scoreAll<Item>(
  phrases: readonly (readonly string[])[],
  index: SearchIndex<Item>,
  isUnfinished: boolean,
): { scored: readonly Scored<Item>[]; answered: number } {
  const total: Places = new Map();
  let answered = 0;
  for (const [number, phrase] of phrases.entries()) {
    const meanings = meaningsOf(phrase, index.words, {
      isUnfinished: isUnfinished && number === phrases.length - 1,
    });
    const best = bestPlaces(meanings, index.words);
    if (best.size > 0) answered += 1;
    for (const [item, score] of best) total.set(item, (total.get(item) ?? 0) + score);
  }
  const scored = [...total]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([number, score]) => {
      const item = index.items[number];
      return item === undefined ? [] : [{ item, score }];
    });
  return { scored, answered };
}

/** Whether a word can be nothing but the name of a place with a mistake in it. */
const isMistypedTown = (word: string, all: WordMap<Postings>): boolean =>
  mayBeMistyped(word) &&
  mistypedTown(word) !== null &&
  !all.has(word) &&
  groupsOf([word]).groups.length === 0 &&
  [...mistypedFor(all, word).keys()].every((near) => townIn([near]));

/**
 * The offers that a search may mean, the best first: those of which most words say something, in the words typed, with one
 * mistake or in words that mean the same; of equally good ones the nearest to the place that the search names, then in the
 * order of the index (docs/product.md, Search and filters).
 */
export function findClose<Item>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  options: FindOptions,
): readonly Item[] {
  const { limit, isUnfinished = false, leastShare = 0, except } = options;
  const mistyped = query.place ? undefined : query.words.find((word) => isMistypedTown(word, index.words));
  const place = query.place ?? (mistyped === undefined ? null : mistypedTown(mistyped));
  const phrases = phrasesOf(query.words.filter((word) => word !== mistyped));
  const distanceOf = place ? distanceTo(place, index) : () => 0;

  const { scored, answered } = scoreAll(phrases, index, isUnfinished);
  const certain = scored.filter(({ score }) => score >= strong * answered);
  const fitting = certain.length >= enough ? certain : scored;
  const wanted = fitting.filter(({ score }) => score >= leastShare * phrases.length);
  const found = wanted.filter(({ item }) => !except?.has(item));
  const atPlace =
    wanted.length === 0 && place
      ? index.items
          .map((item) => ({ item, score: weights.place }))
          .filter(({ item }) => distanceOf(item) <= aroundThePlace && !except?.has(item))
      : found;
  return atPlace
    .map(({ item, score }) => ({ item, rank: roughly(score), distance: distanceOf(item) }))
    .toSorted(
      (one, other) =>
        other.rank - one.rank || (one.distance === other.distance ? 0 : one.distance - other.distance),
    )
    .slice(0, limit)
    .map(({ item }) => item);
}
