import { isEthiopic } from '@/platform/text/ethiopic-sounds';
import {
  formsOf,
  mayBeMistyped,
  mistypedFor,
  withoutPrefix,
  wordsBeginning,
  wordsOf,
} from '@/platform/text/words';
import {
  type Group,
  type Phrase,
  groupsBeginning,
  groupsHeardIn,
  groupsNear,
  groupsOf,
  groupsSoundingLike,
} from './meanings';
import { type Postings, type SearchIndex, type Searched, isPart, soundKeysOf, weights } from './search-index';

type Index = SearchIndex<Searched>;

/** How certain it is that a word means a listing, by what they share. */
export const certainties = {
  typed: 1,
  /** For the same word in a category where it may mean another thing: *studio* is a flat, but not at a radio. */
  elsewhere: 0.8,
  group: 0.9,
  sound: 0.88,
  guess: 0.8,
  kindOf: 0.75,
  beginning: 0.6,
};
const shortestBeginning = 3;
const mostBeginnings = 30;

/** What a phrase means in an index: listings by number, each with its certainty. */
export interface Meaning {
  postings: Postings;
  certainty: number;
  /** What the listings were found by: a word, several words, or a synonym's group. */
  word?: string;
  words?: readonly string[];
  group?: Group;
}

const together = new Map([
  [weights.modifier, weights.name],
  [weights.besideName, weights.phrase],
]);

/** The listings that contain all of some words, with the lowest certainty among them. */
export function withAll(words: readonly string[], index: Index): Postings {
  const [first = new Map<number, number>(), ...others] = words.map((word) => postingsOfForms(word, index));
  const all: Postings = new Map();
  for (const [number, weight] of first) {
    let least = weight;
    for (const other of others) least = Math.min(least, other.get(number) ?? 0);
    // Words that stand together in a name count more than each of them.
    if (least > 0) all.set(number, together.get(least) ?? least);
  }
  return all;
}

const wordsAlike = (keys: readonly string[], { alike }: Index): readonly string[] => [
  ...new Set(keys.flatMap((key) => alike.get(key) ?? [])),
];

export const wordsSharing = (word: string, index: Index): readonly string[] =>
  wordsAlike(formsOf(word), index);

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

/** The meaning of a group in an index. */
const ofGroup = (group: Group, { groups }: Index, certainty: number): Meaning[] => {
  const postings = groups.get(group);
  return postings ? [{ postings, certainty, group }] : [];
};

/** The kinds of a thing, by their group or their words. */
function ofKind(phrase: string, index: Index, certainty: number): Meaning[] {
  const words = wordsOf(phrase);
  const own = groupsOf(words);
  if (own.length > 0) return own.flatMap((group) => ofGroup(group, index, certainty));
  return [{ postings: withAll(words, index), certainty, words }];
}

/** The meaning of groups in an index, and of their kinds. */
const ofGroups = (groups: readonly Group[], index: Index, certainty: number): Meaning[] =>
  groups.flatMap((group) => {
    const own = ofGroup(group, index, certainty);
    if (group.isBrand && own.length > 0) return own;
    return [...own, ...group.also.flatMap((phrase) => ofKind(phrase, index, certainty * certainties.kindOf))];
  });

/** What an unfinished word may become. */
function ofBeginning(word: string, index: Index, isUnfinished: boolean): Meaning[] {
  const isLong = word.length >= shortestBeginning;
  if (!isUnfinished && !isLong) return [];
  const longer = wordsBeginning(index.words.keys(), word).slice(0, mostBeginnings);
  const meanings = ofWords(longer, index, certainties.beginning);
  if (!isUnfinished || !isLong) return meanings;
  const sounds = soundKeysOf(word, !isEthiopic(word)).flatMap((sound) =>
    wordsBeginning(index.alike.keys(), sound).slice(0, mostBeginnings),
  );
  return [
    ...meanings,
    ...ofWords(wordsAlike(sounds, index), index, certainties.beginning),
    ...ofGroups(groupsBeginning(word), index, certainties.beginning),
  ];
}

/** What a word may be that neither the tables nor any listing contain. */
function guess(word: string, index: Index): readonly Meaning[] {
  if (isPart(word)) return [];
  const bare = isEthiopic(word) ? null : withoutPrefix(word);
  const phrase = bare === null ? null : meaningsOf({ words: [bare], groups: groupsOf([bare]) }, index);
  if (phrase && phrase.length > 0) return phrase;
  const alike = [...groupsNear(word), ...groupsSoundingLike(word)];
  const found = ofGroups(alike, index, certainties.guess);
  const others = mistypedFor(index.words.keys(), word).filter(mayBeMistyped);
  return [...found, ...ofWords(others, index, certainties.guess)];
}

/** Everything that a phrase may mean in an index. It may be unfinished. */
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
          ...ofWords(wordsAlike(soundKeysOf(word, !isEthiopic(word)), index), index, certainties.sound),
        ];
  const isBegun = words.length === 1 && (isUnfinished || (!isKnown && heard.length === 0));
  const others = isBegun ? ofBeginning(word, index, isUnfinished) : [];
  const isFound = isKnown || heard.length > 0 || others.length > 0;
  const isSure = groups.length > 0 && !isUnfinished;
  return [...typed, ...grouped, ...heard, ...others, ...(isFound || isSure ? [] : guess(word, index))];
}
