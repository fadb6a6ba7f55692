import { isEthiopic } from '@/platform/text/ethiopic-sounds';
import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import { mistypedTown, townOf } from '@/place/place-names';
import {
  type Group,
  type Phrase,
  fitsCategory,
  groupsBeginning,
  groupsHeardIn,
  groupsNear,
  groupsOf,
  isThing,
  phrasesOf,
} from './meanings';
import { conditionPhrases, type SearchQuery } from './read-query';
import { type Postings, type SearchIndex, type Searched, weights } from './search-index';
import { soundsOf } from '@/platform/text/sounds';
import {
  formsOf,
  mayBeMistyped,
  mistypedFor,
  withoutPrefix,
  wordsBeginning,
  wordsOf,
} from '@/platform/text/words';

type Index = SearchIndex<Searched>;

interface FindOptions {
  /** How many to find at most; all without it. */
  limit?: number;
  /** Whether the last word is still being typed. */
  isUnfinished?: boolean;
  /** Which share of the words a listing has to answer, from 0 (any word will do) to 1. */
  leastShare?: number;
  /** Listings that are shown already. */
  except?: ReadonlySet<unknown>;
}

/** How sure it is that a listing is meant by a word, by what it shares with that. */
const certainties = {
  typed: 1,
  /** The same in a category where it may be another thing: *studio* is a flat, but not at a radio. */
  elsewhere: 0.8,
  group: 0.9,
  sound: 0.88,
  guess: 0.8,
  kindOf: 0.75,
  beginning: 0.6,
};
/** In km: an offer this near counts as being at a place, where a search names nothing else. */
const aroundThePlace = 5;
/** With so many offers that are what is looked for, those that only mention the words are left out. */
const enough = 3;
/** A word in the name, or one that means the same. */
const strong = 0.6;
/** What it adds to say the condition that is looked for: less than a word, more than another word for the same. */
const saidCondition = 0.4;
const shortestBeginning = 3;
const mostBeginnings = 30;

/** What stands for a phrase in an index: listings by number, and how sure it is that they are meant. */
export interface Meaning {
  postings: Postings;
  certainty: number;
  /** What the listings are found by: a word, several words, or the group of another word. */
  word?: string;
  words?: readonly string[];
  group?: Group;
}

/** The listings that have each of some words, with the least that one of them says. */
function withAll(words: readonly string[], index: Index): Postings {
  const [first = new Map<number, number>(), ...others] = words.map((word) => postingsOfForms(word, index));
  const all: Postings = new Map();
  for (const [number, weight] of first) {
    let least = weight;
    for (const other of others) least = Math.min(least, other.get(number) ?? 0);
    // What stands together in a name says more than a word beside its subject.
    if (least > 0) all.set(number, least === weights.besideName ? weights.phrase : least);
  }
  return all;
}

const wordsSharing = (word: string, { forms }: Index): readonly string[] => [
  ...new Set(formsOf(word).flatMap((form) => forms.get(form) ?? [])),
];

function postingsOfForms(word: string, index: Index): Postings {
  const [only, ...others] = wordsSharing(word, index).flatMap((each) => index.words.get(each) ?? []);
  if (!only || others.length === 0) return only ?? new Map();
  const merged: Postings = new Map(only);
  for (const postings of others)
    for (const [number, weight] of postings)
      if (weight > (merged.get(number) ?? 0)) merged.set(number, weight);
  return merged;
}

const ofWords = (words: Iterable<string>, { words: all }: Index, certainty: number): Meaning[] =>
  [...words].flatMap((word) => {
    const postings = all.get(word);
    return postings ? [{ postings, certainty, word }] : [];
  });

/** The words of an index that sound like another in the other script. */
const wordsHeard = (word: string, { sounds }: Index): readonly string[] => [
  ...new Set(
    formsOf(word)
      .flatMap(soundsOf)
      .flatMap((sound) => sounds.get(sound) ?? [])
      .filter((other) => isEthiopic(other) !== isEthiopic(word)),
  ),
];

/** What a group means in an index. */
const ofGroup = (group: Group, { groups }: Index, certainty: number): Meaning[] => {
  const postings = groups.get(group);
  return postings ? [{ postings, certainty, group }] : [];
};

/** What is a kind of a group, by the group of that or by its words. */
function ofKind(phrase: string, index: Index, certainty: number): Meaning[] {
  const words = wordsOf(phrase);
  const own = groupsOf(words);
  if (own.length > 0) return own.flatMap((group) => ofGroup(group, index, certainty));
  return [{ postings: withAll(words, index), certainty, words }];
}

/** What groups mean in an index, and what is a kind of it. */
const ofGroups = (groups: readonly Group[], index: Index, certainty: number): Meaning[] =>
  groups.flatMap((group) => [
    ...ofGroup(group, index, certainty),
    ...group.also.flatMap((phrase) => ofKind(phrase, index, certainty * certainties.kindOf)),
  ]);

/** What a word may become while it is typed, or may be the beginning of. */
function ofBeginning(word: string, index: Index, isUnfinished: boolean): Meaning[] {
  const isLong = word.length >= shortestBeginning;
  if (!isUnfinished && !isLong) return [];
  const longer = wordsBeginning(index.words.keys(), word).slice(0, mostBeginnings);
  const meanings = ofWords(longer, index, certainties.beginning);
  if (!isUnfinished || !isLong) return meanings;
  const heard = soundsOf(word)
    .filter((sound) => sound.length >= 2)
    .flatMap((sound) => wordsBeginning(index.sounds.keys(), sound).slice(0, mostBeginnings))
    .flatMap((sound) => index.sounds.get(sound) ?? [])
    .filter((other) => isEthiopic(other) !== isEthiopic(word));
  return [
    ...meanings,
    ...ofWords(new Set(heard), index, certainties.beginning),
    ...ofGroups(groupsBeginning(word), index, certainties.beginning),
  ];
}

/** What a word may be that neither the table nor any listing has. */
function guess(word: string, index: Index): readonly Meaning[] {
  const bare = isEthiopic(word) ? null : withoutPrefix(word);
  const phrase = bare === null ? null : meaningsOf({ words: [bare], groups: groupsOf([bare]) }, index);
  if (phrase && phrase.length > 0) return phrase;
  const found = [...ofGroups(groupsNear(word), index, certainties.guess)];
  const others = mistypedFor(index.words.keys(), word).filter(mayBeMistyped);
  return [...found, ...ofWords(others, index, certainties.guess)];
}

/** Everything that a phrase may stand for in an index; it may go on where it is still being typed. */
export function meaningsOf(phrase: Phrase, index: Index, isUnfinished = false): readonly Meaning[] {
  const { words, groups } = phrase;
  const [word = ''] = words;
  const grouped = ofGroups(groups, index, certainties.group);
  const joined = words.length > 1 ? wordsSharing(words.join(''), index) : [];
  const typed: readonly Meaning[] =
    words.length > 1
      ? [
          { postings: withAll(words, index), certainty: certainties.typed, words },
          ...ofWords(joined, index, 1),
        ]
      : [
          ...ofWords(wordsSharing(word, index), index, certainties.typed),
          ...[index.joined.get(word) ?? []]
            .flat()
            .map((postings) => ({ postings, certainty: certainties.typed, words })),
        ];
  const isKnown = groups.length > 0 || typed.some(({ postings }) => postings.size > 0);
  const heardGroups = isKnown ? [] : [...groupsHeardIn(word), ...groupsOf([withoutPrefix(word) ?? ''])];
  const heard =
    groups.length > 0
      ? []
      : [
          ...ofGroups(heardGroups, index, certainties.sound),
          ...ofWords(wordsHeard(word, index), index, certainties.sound),
        ];
  const isBegun = words.length === 1 && (isUnfinished || (!isKnown && heard.length === 0));
  const others = isBegun ? ofBeginning(word, index, isUnfinished) : [];
  const isFound = isKnown || heard.length > 0 || others.length > 0;
  const isSure = groups.length > 0 && !isUnfinished;
  return [...typed, ...grouped, ...heard, ...others, ...(isFound || isSure ? [] : guess(word, index))];
}

interface ScoreOptions {
  isUnfinished: boolean;
  leastOfThing: number;
}

/**
 * What one phrase says of each item, by its number, and which items are the thing that it names: in those, it stands
 * for at least `leastOfThing`.
 */
function scoresOf(phrase: Phrase, index: Index, { isUnfinished, leastOfThing }: ScoreOptions) {
  const { groups } = phrase;
  const best = new Float64Array(index.items.length);
  const named = new Uint8Array(index.items.length);
  const fits = (number: number) =>
    groups.length === 0 || groups.some((group) => fitsCategory(group, index.items[number]?.category));
  for (const { postings, certainty, words = [] } of meaningsOf(phrase, index, isUnfinished)) {
    const isLoose = certainty <= certainties.beginning && !isUnfinished;
    const least = isLoose ? Infinity : words.length > 1 ? weights.phrase : leastOfThing;
    for (const [number, weight] of postings) {
      const isElsewhere = certainty === certainties.typed && !fits(number);
      const score = weight * (isElsewhere ? certainties.elsewhere : certainty);
      if (score > (best[number] ?? 0)) best[number] = score;
      if (weight >= least) named[number] = 1;
    }
  }
  return { best, named };
}

/**
 * What the phrases together say of each item, and how many of them any item answers. What answers no more than half
 * of them has to be the thing that one of these names: a wedding cake is no photographer for weddings.
 */
function scoreAll(phrases: readonly Phrase[], index: Index, isUnfinished: boolean) {
  // *Galaxy s21* names no thing, so another phone of that make will do.
  const leastOfThing = phrases.some(isThing) ? weights.name : weights.modifier;
  const all = phrases.map((phrase) =>
    scoresOf(phrase, index, {
      isUnfinished: isUnfinished && phrase === phrases.at(-1),
      leastOfThing: phrase.groups.length > 0 ? leastOfThing : weights.name,
    }),
  );
  const answered = all.filter(({ best }) => best.some((score) => score > 0)).length;
  const scores = new Float64Array(index.items.length);
  for (let number = 0; number < scores.length; number += 1) {
    let sum = 0;
    let count = 0;
    let isNamed = false;
    for (const { best, named } of all) {
      const score = best[number] ?? 0;
      sum += score;
      if (score > 0) count += 1;
      isNamed ||= named[number] === 1;
    }
    scores[number] = isNamed || count * 2 > all.length ? sum : 0;
  }
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

/** The items, by their number, whose name says what they offer to be in a condition. */
function offeredIn(condition: string, index: Index): ReadonlySet<number> {
  const said = new Set<number>();
  for (const phrase of conditionPhrases().get(condition) ?? [])
    for (const [number, weight] of withAll(phrase, index)) if (weight >= weights.modifier) said.add(number);
  return said;
}

/**
 * Whether items, by their number, fit the prices and the condition of a search: they are known to be within the
 * one, and say no other than the second, be it by their attribute or in their name.
 */
export function boundsOf(index: Index, { minimumPrice, maximumPrice, condition }: SearchQuery) {
  const inName = new Map<string, ReadonlySet<number>>();
  if (condition !== null)
    for (const name of conditionPhrases().keys()) inName.set(name, offeredIn(name, index));
  const says = (number: number, name: string): boolean => {
    const attribute = index.items[number]?.attributes?.get('condition');
    return attribute === undefined ? inName.get(name)?.has(number) === true : attribute === name;
  };
  const saysCondition = (number: number) => condition !== null && says(number, condition);
  // What is refurbished may be called used, but not new.
  const others = condition === null ? [] : condition === 'new' ? ['used', 'refurbished'] : ['new'];
  const saysOther = (number: number) => others.some((name) => says(number, name));
  const isPriced = (price: number | null | undefined) =>
    typeof price === 'number' && price >= (minimumPrice ?? 0) && price <= (maximumPrice ?? Infinity);
  const fits = (number: number) =>
    ((minimumPrice === null && maximumPrice === null) || isPriced(index.items[number]?.price)) &&
    (saysCondition(number) || !saysOther(number));
  return { fits, saysCondition };
}

/** What words may mean, the best first, and nearest to the place where they are equally good. */
function findWords<Item extends Searched>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  { limit = Infinity, isUnfinished = false, leastShare = 0, except }: FindOptions,
): readonly Item[] {
  const { items } = index;
  const { place } = query;
  const phrases = phrasesOf(query.words, (joined) => index.forms.has(joined));
  const { scores, answered } = scoreAll(phrases, index, isUnfinished);
  const scoreOf = (number: number) => scores[number] ?? 0;
  const distanceOf = place && ((number: number) => kilometresTo(place, items[number]));
  const { fits, saysCondition } = boundsOf(index, query);
  const isNew = (number: number) => !except?.has(items[number]);
  const meant: number[] = [];
  for (let number = 0; number < scores.length; number += 1)
    if (scoreOf(number) > 0 && fits(number)) meant.push(number);
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

/** Whether a word can be nothing but the name of a place with a mistake in it. */
const isMistypedTown = (word: string, index: Index): boolean =>
  wordsSharing(word, index).length === 0 &&
  groupsOf([word]).length === 0 &&
  groupsHeardIn(word).length === 0 &&
  mistypedTown(word) !== null;

/**
 * What a search may mean, within its prices and condition, the best first: that of which most words say
 * something, in the words typed, in words that mean or sound the same, or with one mistake; of what is equally good
 * the nearest to its place, then in the order of the index (docs/product.md, Search and filters).
 */
export function findClose<Item extends Searched>(
  index: SearchIndex<Item>,
  query: SearchQuery,
  options: FindOptions = {},
): readonly Item[] {
  const mistyped = query.place ? undefined : query.words.find((word) => isMistypedTown(word, index));
  if (mistyped === undefined) return findWords(index, query, options);
  const words = query.words.filter((word) => word !== mistyped);
  const found = findWords(index, { ...query, words, place: mistypedTown(mistyped) }, options);
  // A seller may be named after a town without being there.
  return found.length > 0 ? found : findWords(index, query, options);
}

/** The words of listings by which a search finds them, whatever script and spelling they were typed in. */
export function foundWords(index: Index, query: SearchQuery, isUnfinished: boolean): ReadonlySet<string> {
  const phrases = phrasesOf(query.words, (joined) => index.forms.has(joined));
  const found = new Set<string>();
  for (const phrase of phrases) {
    const meanings = meaningsOf(phrase, index, isUnfinished && phrase === phrases.at(-1));
    for (const { word, words = [], group } of meanings) {
      const same = [word ?? [], words, group?.phrases.flatMap((one) => wordsOf(one)) ?? []].flat();
      for (const one of same) for (const shared of wordsSharing(one, index)) found.add(shared);
    }
  }
  return found;
}
