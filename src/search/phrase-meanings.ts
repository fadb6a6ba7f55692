import { isPart } from '@/listings/offered-part';
import { withoutPrefix, wordsOf } from '@/platform/text/words';
import {
  groupNames,
  groupsByMisspelling,
  groupsOf,
  groupsStartingWith,
  phrasesOf,
  type Group,
  type Phrase,
} from './meanings';
import type { Postings, SearchIndex } from './search-index';

/** How certain it is that a word means a listing, by the kind of match. */
export const certainties = {
  typed: 1,
  /** The most in a category where the word may mean something else: *studio* is a flat, but not among radios. */
  inOtherCategory: 0.8,
  /** The most for a synonym in such a category. */
  synonymInOtherCategory: 0.4,
  /** A synonym, a word of the other script that sounds the same, or a word that differs by one letter. */
  group: 0.9,
  kindOf: 0.8,
  beginning: 0.6,
};
const shortestBeginning = 4;
const mostBeginnings = 30;

/** What a phrase may mean in an index: listings by number, each with the weight of the match. */
export interface Meaning {
  postings: Postings;
  certainty: number;
  /** Set if the listings were found by synonyms. */
  group?: Group;
}

/** The listings that contain a word in any form. */
function postingsOf(word: string, index: SearchIndex): Postings {
  const merged: Postings = new Map();
  for (const postings of index.words.withForm(word))
    for (const [number, weight] of postings) merged.set(number, Math.max(weight, merged.get(number) ?? 0));
  return merged;
}

/** The listings that contain all of the words, each with the lowest weight among them. */
function withAll(words: readonly string[], index: SearchIndex): Postings {
  const [first = new Map<number, number>(), ...others] = words.map((word) => postingsOf(word, index));
  const all: Postings = new Map();
  for (const [number, weight] of first) {
    let least = weight;
    for (const other of others) least = Math.min(least, other.get(number) ?? 0);
    if (least > 0) all.set(number, least);
  }
  return all;
}

const ofWords = (found: readonly Postings[], certainty: number): Meaning[] =>
  found.map((postings) => ({ postings, certainty }));

const ofGroup = (group: Group, index: SearchIndex, certainty: number): Meaning[] => {
  const postings = index.groups.get(group);
  return postings ? [{ postings, certainty, group }] : [];
};

/** The meanings of a narrower term, found by its group or by its words. */
function ofKind(phrase: string, index: SearchIndex, certainty: number): Meaning[] {
  const words = wordsOf(phrase);
  const groups = groupsOf(words);
  if (groups.length > 0) return groups.flatMap((group) => ofGroup(group, index, certainty));
  return [{ postings: withAll(words, index), certainty }];
}

/** The meanings of groups and of their narrower terms, which for a make count only if nobody offers the make. */
const ofGroups = (groups: readonly Group[], index: SearchIndex, certainty: number): Meaning[] =>
  groups.flatMap((group) => {
    const offers = ofGroup(group, index, certainty);
    if (group.isBrand && offers.length > 0) return offers;
    return [
      ...offers,
      ...group.narrowerTerms.flatMap((phrase) => ofKind(phrase, index, certainty * certainties.kindOf)),
    ];
  });

/** The meanings of the words that begin with an unfinished word. */
function ofBeginning(word: string, index: SearchIndex, isUnfinished: boolean): Meaning[] {
  if (!isUnfinished && word.length < shortestBeginning) return [];
  const longer = index.words.startingWith(word).slice(0, mostBeginnings);
  const groups = isUnfinished ? groupsStartingWith(word) : [];
  return [...ofWords(longer, certainties.beginning), ...ofGroups(groups, index, certainties.beginning)];
}

/** The meanings of a word that is neither in the tables nor in a listing. */
function guess(word: string, index: SearchIndex): readonly Meaning[] {
  if (isPart(word)) return [];
  return [
    ...ofGroups(groupsByMisspelling(word), index, certainties.group),
    ...ofWords(index.words.misspelt(word), certainties.group),
  ];
}

/** Everything that a phrase can mean in an index. If `isUnfinished`, its last word may continue. */
export function meaningsOf({ words, groups }: Phrase, index: SearchIndex, isUnfinished = false) {
  const joined = words.join('');
  const exact = [
    ...ofWords(index.words.withForm(joined), certainties.typed),
    ...(words.length > 1 ? [{ postings: withAll(words, index), certainty: certainties.typed }] : []),
    ...ofGroups(groups, index, certainties.group),
  ];
  const isKnown = groups.length > 0 || exact.some(({ postings }) => postings.size > 0);
  if (words.length > 1 || (isKnown && !isUnfinished)) return exact;
  const bare = withoutPrefix(joined) ?? '';
  const bySound = isKnown
    ? []
    : [
        ...ofGroups([...groupNames().withSound(joined), ...groupsOf([bare])], index, certainties.group),
        ...ofWords([...index.words.withSound(joined), ...index.words.withForm(bare)], certainties.group),
      ];
  const byBeginning = isUnfinished || bySound.length === 0 ? ofBeginning(joined, index, isUnfinished) : [];
  const found = [...exact, ...bySound, ...byBeginning];
  return found.length > 0 ? found : guess(joined, index);
}

/** The make or model in a search that no listing names; null if every make has listings. */
export function missingMake(words: readonly string[], index: SearchIndex): string | null {
  const isMissing = ({ words: make, groups }: Phrase) =>
    groups.some((group) => group.isBrand && !index.groups.has(group)) &&
    index.words.withForm(make.join('')).length === 0;
  return phrasesOf(words).find(isMissing)?.words.join(' ') ?? null;
}
