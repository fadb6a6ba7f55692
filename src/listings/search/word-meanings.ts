import type { CategoryValue } from '@/listings/categories/categories';
import type { Postings } from './search-index';
import { mayBeMistyped, withoutPreposition, wordsOf } from './search-words';
import { type WordGroup, wordGroups } from './synonyms';
import { type WordMap, mistypedFor, wordMapOf } from './word-map';

/** Words that together stand for what is looked for, and how surely, up to 1. */
export interface Meaning {
  words: readonly string[];
  certainty: number;
}

/** How sure it is that a listing is meant which has not the word that was typed. */
const certainties = { typed: 1, synonym: 0.9, mistyped: 0.8, mistypedKnown: 0.5, kindOf: 0.7, prefix: 0.7 };
/** Two known words this long that differ by a letter are rarely two words: one of them is mistyped. */
const longWord = 7;
const shortestPrefix = 3;
const mostPrefixes = 30;

const split = (phrases = '') => phrases.split(',').map((phrase) => wordsOf(phrase));

interface Group {
  words: readonly (readonly string[])[];
  also: readonly (readonly string[])[];
  categories: readonly CategoryValue[];
}

const toGroup = ({ words, also, categories }: WordGroup): Group => ({
  words: split(words),
  also: also === undefined ? [] : split(also),
  categories,
});

/** The words of a phrase count in any order. */
const keyOf = (phrase: readonly string[]) => phrase.toSorted().join(' ');

const groupsOfPhrase = new Map<string, Group[]>();
for (const group of wordGroups.map(toGroup)) {
  for (const phrase of group.words) {
    const key = keyOf(phrase);
    groupsOfPhrase.set(key, [...(groupsOfPhrase.get(key) ?? []), group]);
  }
}
const knownWords = wordMapOf([...groupsOfPhrase].filter(([phrase]) => !phrase.includes(' ')));

const longestPhrase = 3;

/**
 * The words of a search in the phrases that the table of synonyms knows, each once: *washing machine* is one
 * thing.
 */
export function phrasesOf(words: readonly string[]): readonly (readonly string[])[] {
  const phrases = new Map<string, readonly string[]>();
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestPhrase, words.length - start);
    while (length > 1 && !groupsOfPhrase.has(keyOf(words.slice(start, start + length)))) length -= 1;
    const phrase = words.slice(start, start + length);
    phrases.set(keyOf(phrase), phrase);
    start += length;
  }
  return [...phrases.values()];
}

const meaningsOfGroups = (groups: readonly Group[], certainty: number): Meaning[] =>
  groups.flatMap(({ words, also }) => [
    ...words.map((phrase) => ({ words: phrase, certainty })),
    ...also.map((phrase) => ({ words: phrase, certainty: certainty * certainties.kindOf })),
  ]);

/** The groups of a phrase; those of the word that it may be with one mistake where it is no known one. */
export function groupsOf(phrase: readonly string[]): { groups: readonly Group[]; isMistyped: boolean } {
  const key = keyOf(phrase);
  const bare = withoutPreposition(key);
  const groups = groupsOfPhrase.get(key) ?? (bare === null ? undefined : groupsOfPhrase.get(bare));
  if (groups) return { groups, isMistyped: false };
  const near =
    phrase.length === 1 && mayBeMistyped(key) ? [...mistypedFor(knownWords, key).values()].flat() : [];
  return { groups: near, isMistyped: true };
}

interface MeaningOptions {
  /** Whether the phrase may go on: it is the last one, and still being typed. */
  isUnfinished: boolean;
}

/** Everything that a phrase may stand for in the words of an index, without regard to what is likelier. */
export function meaningsOf(
  phrase: readonly string[],
  all: WordMap<Postings>,
  options: MeaningOptions,
): readonly Meaning[] {
  const key = phrase.join(' ');
  const { groups, isMistyped } = groupsOf(phrase);
  const typed = [{ words: phrase, certainty: certainties.typed }];
  if (phrase.length > 1) return [...typed, ...meaningsOfGroups(groups, certainties.synonym)];
  const bare = withoutPreposition(key);
  if (bare !== null) typed.push({ words: [bare], certainty: certainties.synonym });
  const isKnown = (groups.length > 0 && !isMistyped) || typed.some(({ words }) => all.has(words.join()));
  const near =
    mayBeMistyped(key) && (!isKnown || key.length >= longWord)
      ? [...mistypedFor(all, key).keys()].filter(mayBeMistyped)
      : [];
  const canGoOn = key.length >= (options.isUnfinished ? 1 : shortestPrefix);
  const longer = canGoOn ? [...all.atPrefix(key).keys()].slice(0, mostPrefixes) : [];
  const unfinished =
    options.isUnfinished && key.length >= shortestPrefix ? [...knownWords.atPrefix(key).values()].flat() : [];
  const one = (certainty: number) => (word: string) => ({ words: [word], certainty });
  return [
    ...typed,
    ...(isKnown && isMistyped
      ? []
      : meaningsOfGroups(groups, isMistyped ? certainties.mistyped : certainties.synonym)),
    ...near.map(one(isKnown ? certainties.mistypedKnown : certainties.mistyped)),
    ...longer.filter((word) => word !== key).map(one(certainties.prefix)),
    ...meaningsOfGroups(unfinished, certainties.prefix),
  ];
}
