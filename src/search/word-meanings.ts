import { isEthiopic } from '@/platform/ethiopic-sounds';
import { lazily } from '@/platform/lazily';
import { onceFor } from '@/platform/once-for';
import type { SearchIndex, Searched } from './search-index';
import { mayBeMistyped, withoutPreposition, wordsOf } from './search-words';
import { createSoundMap } from './sound-map';
import { wordGroups } from './synonyms';
import { mistypedFor, wordMapOf } from './word-map';

/** Words that together stand for what is looked for, and how surely, up to 1. */
export interface Meaning {
  words: readonly string[];
  certainty: number;
  /** Where that is offered; undefined for anywhere. */
  categories?: ReadonlySet<string>;
  /** What it counts in another category, where it may be something else: a *studio* is a flat, but not at a radio. */
  elsewhere?: number;
}

/** How sure it is that an item is meant. */
export const certaintyOf = (meaning: Meaning, item: Pick<Searched, 'category'> | undefined): number =>
  !meaning.categories || !item?.category || meaning.categories.has(item.category)
    ? meaning.certainty
    : meaning.certainty * (meaning.elsewhere ?? 1);

/** How sure it is that a listing is meant which has not the word that was typed. */
const certainties = {
  typed: 1,
  synonym: 0.9,
  sounding: 0.88,
  soundingKnown: 0.5,
  mistyped: 0.8,
  mistypedKnown: 0.5,
  kindOf: 0.75,
  prefix: 0.6,
};
/** What a word counts in a category where it is another thing: as it was typed, and a synonym of it. */
const elsewhere = { typed: 0.8, synonym: 0.4 };
/** Two known words this long that differ by a letter are rarely two words: one of them is mistyped. */
const longWord = 7;
const shortestPrefix = 3;
const mostPrefixes = 30;

const split = (phrases = '') => phrases.split(',').map((phrase) => wordsOf(phrase));
const allGroups = lazily(() =>
  wordGroups.map(({ words, also, categories }) => ({
    words: split(words),
    also: also === undefined ? [] : split(also),
    categories,
    /** The lists of the server may have listings of every category. */
    places: new Set<string>([...categories, 'new', 'weekly', 'upcomming']),
  })),
);
type Group = ReturnType<typeof allGroups>[number];

/** The words of a phrase count in any order. */
const keyOf = (phrase: readonly string[]) => phrase.toSorted().join(' ');

const groupsOfPhrase = lazily(() => {
  const groups = new Map<string, Group[]>();
  for (const group of allGroups()) {
    for (const phrase of group.words) {
      const key = keyOf(phrase);
      groups.set(key, [...(groups.get(key) ?? []), group]);
    }
  }
  return groups;
});
const knownWords = lazily(() => wordMapOf([...groupsOfPhrase()].filter(([phrase]) => !phrase.includes(' '))));
const knownSounds = lazily(() => {
  const sounds = createSoundMap();
  for (const [word] of knownWords()) sounds.add(word);
  return sounds;
});

/** The tables above, of which each is made of those before it. */
export const wordTables = [allGroups, groupsOfPhrase, knownWords, knownSounds];

const longestPhrase = 3;

/**
 * The words of a search in the phrases that the table of synonyms knows, each once: *washing machine* is one
 * thing.
 */
export function phrasesOf(words: readonly string[]): readonly (readonly string[])[] {
  const phrases = new Map<string, readonly string[]>();
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestPhrase, words.length - start);
    while (length > 1 && !groupsOfPhrase().has(keyOf(words.slice(start, start + length)))) length -= 1;
    const phrase = words.slice(start, start + length);
    phrases.set(keyOf(phrase), phrase);
    start += length;
  }
  return [...phrases.values()];
}

type SearchedWords = Pick<SearchIndex<Searched>, 'words' | 'sounds'>;

/** The phrases of a group that an index has. */
const presentIn = onceFor((all: SearchedWords['words']) => {
  const isPresent = (phrase: readonly string[]) => phrase.every((word) => all.has(word));
  return onceFor(({ words, also }: Group) => ({
    words: words.filter(isPresent),
    also: also.filter(isPresent),
  }));
});

/** `typed`: what stands for them. A name that goes on from it, as *office chair*, is hardly another thing. */
const meaningsOfGroups = (
  index: SearchedWords,
  typed: readonly string[],
  groups: readonly Group[],
  certainty: number,
): Meaning[] =>
  groups.flatMap((group) => {
    const meaning = (share: number) => (phrase: readonly string[]) => ({
      words: phrase,
      certainty: certainty * share,
      categories: group.places,
      elsewhere: typed.every((word) => phrase.includes(word)) ? elsewhere.typed : elsewhere.synonym,
    });
    const { words, also } = presentIn(index.words)(group);
    return [...words.map(meaning(1)), ...also.map(meaning(certainties.kindOf))];
  });

interface KnownGroups {
  groups: readonly Group[];
  isMistyped: boolean;
}

function readGroups(phrase: readonly string[]): KnownGroups {
  const key = keyOf(phrase);
  const bare = withoutPreposition(key);
  const groups = groupsOfPhrase().get(key) ?? (bare === null ? undefined : groupsOfPhrase().get(bare));
  if (groups) return { groups, isMistyped: false };
  if (phrase.length > 1) return { groups: [], isMistyped: true };
  const sounding = [...knownSounds().find(key).keys()]
    .filter((word) => isEthiopic(word) !== isEthiopic(key))
    .flatMap((word) => knownWords().get(word) ?? []);
  const near = mayBeMistyped(key) ? [...mistypedFor(knownWords(), key).values()].flat() : [];
  return { groups: [...new Set([...sounding, ...near])], isMistyped: true };
}

/** What was asked last: categories and offers ask for the same, and mostly the next letter. */
const lastGroups = new Map<string, KnownGroups>();
const mostRead = 16;

/** The groups of a phrase; where it is no known one, those of words that sound so or differ by one mistake. */
export function groupsOf(phrase: readonly string[]): KnownGroups {
  const key = phrase.join(' ');
  const known = lastGroups.get(key) ?? readGroups(phrase);
  if (lastGroups.size >= mostRead) lastGroups.clear();
  lastGroups.set(key, known);
  return known;
}

function readMeanings(
  phrase: readonly string[],
  index: SearchedWords,
  isUnfinished: boolean,
): readonly Meaning[] {
  const { words: all, sounds } = index;
  const key = phrase.join(' ');
  const { groups, isMistyped } = groupsOf(phrase);
  const synonyms = meaningsOfGroups(
    index,
    phrase,
    groups,
    isMistyped ? certainties.mistyped : certainties.synonym,
  );
  const typed = { words: phrase, certainty: certainties.typed };
  if (phrase.length > 1) return [typed, ...synonyms];
  const one = (certainty: number) => (word: string) => ({ words: [word], certainty });
  const bare = [withoutPreposition(key) ?? []].flat();
  const isKnownThing = groups.length > 0 && !isMistyped;
  const isKnown = isKnownThing || [key, ...bare].some((word) => all.has(word));
  const isCertain = isKnown && key.length < longWord;
  const near =
    mayBeMistyped(key) && !isCertain ? [...mistypedFor(all, key).keys()].filter(mayBeMistyped) : [];
  const isLong = key.length >= shortestPrefix;
  const sounding = [...sounds.find(key)]
    .filter(([word]) => !isKnown || isEthiopic(word) !== isEthiopic(key))
    .map(([word, distance]) => {
      const certainty = isKnownThing ? certainties.soundingKnown : certainties.sounding;
      return { words: [word], certainty: certainty * (1 - distance) };
    });
  const beginning = isUnfinished && isLong ? [...sounds.find(key, true).keys()] : [];
  const longer = isUnfinished || (isLong && !isKnown) ? [...all.atPrefix(key).keys()] : [];
  const unfinished = new Set(isUnfinished && isLong ? [...knownWords().atPrefix(key).values()].flat() : []);
  const categories = new Set(groups.flatMap(({ places }) => [...places]));
  return [
    isKnownThing ? { ...typed, categories, elsewhere: elsewhere.typed } : typed,
    ...bare.map(one(certainties.synonym)),
    ...(isKnown && isMistyped ? [] : synonyms),
    ...sounding,
    ...near.map(one(isKnown ? certainties.mistypedKnown : certainties.mistyped)),
    ...longer.slice(0, mostPrefixes).map(one(certainties.prefix)),
    ...beginning.map(one(certainties.prefix)),
    ...meaningsOfGroups(index, phrase, [...unfinished], certainties.prefix),
  ];
}

/** What was asked last of each index: marking and the next letter ask for the same. */
const lastMeanings = onceFor<SearchedWords['words'], Map<string, readonly Meaning[]>>(() => new Map());

/**
 * Everything that a phrase may stand for in the words of an index, without regard to what is likelier; it may go
 * on where it is still being typed.
 */
export function meaningsOf(
  phrase: readonly string[],
  index: SearchedWords,
  isUnfinished = false,
): readonly Meaning[] {
  const ofIndex = lastMeanings(index.words);
  const key = `${phrase.join(' ')}${isUnfinished ? '…' : ''}`;
  const meanings = ofIndex.get(key) ?? readMeanings(phrase, index, isUnfinished);
  if (ofIndex.size >= mostRead) ofIndex.clear();
  ofIndex.set(key, meanings);
  return meanings;
}
