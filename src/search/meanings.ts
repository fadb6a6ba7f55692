import { isEthiopic } from '@/platform/text/ethiopic-sounds';
import { lazily } from '@/platform/lazily';
import { clearSoundsOf } from '@/platform/text/sounds';
import { brands, synonyms } from './synonyms';
import { formsOf, mistypedFor, withoutPrefix, wordsBeginning, wordsOf } from '@/platform/text/words';

/** Words that mean the same thing to a buyer. */
export interface Group {
  phrases: readonly string[];
  /** The kinds of it. */
  also: readonly string[];
  /** The categories that offer it. */
  categories: readonly string[];
  /** Whether it is a make or a model, which several things may have. */
  isBrand: boolean;
}

/** The server's own lists may have listings of any category. */
const anywhere = new Set(['new', 'weekly', 'upcomming']);

/** Whether something in a category can be what a group means. Without a category it can. */
export const fitsCategory = ({ categories }: Group, category: string | undefined): boolean =>
  !category || categories.includes(category) || anywhere.has(category);

const split = (text = '', separator = ',') =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readTable = (table: string, isBrand: boolean): readonly Group[] =>
  table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [categories, phrases, also] = line.split(' | ');
      return { phrases: split(phrases), also: split(also), categories: split(categories, ' '), isBrand };
    });

/** The parsed tables of synonyms. */
export const wordGroups = lazily(() => [...readTable(synonyms, false), ...readTable(brands, true)]);

/** Spaces make no difference: people write *washing machine* and *washingmachine*, ቁም ሳጥን and ቁምሳጥን. */
const joinedFormsOf = (words: readonly string[]): readonly string[] => {
  const [first = '', ...others] = words;
  if (others.length === 0) return formsOf(first);
  const bare = isEthiopic(first) ? (withoutPrefix(first) ?? first) : first;
  const plain = words.map((word) => (isEthiopic(word) ? word : (formsOf(word).at(-1) ?? word)));
  return [
    ...new Set([words.join(''), [bare, ...others].join(''), plain.join(''), plain.toReversed().join('')]),
  ];
};

const groupsByPhrase = lazily(() => {
  const groups = new Map<string, Group[]>();
  for (const group of wordGroups())
    for (const form of new Set(group.phrases.flatMap((phrase) => joinedFormsOf(wordsOf(phrase)))))
      groups.set(form, [...(groups.get(form) ?? []), group]);
  return groups;
});

/** The tables' single words, for misspelt and unfinished words. */
const knownWords = lazily((): ReadonlySet<string> => {
  const all = wordGroups().flatMap(({ phrases }) => phrases.map((phrase) => wordsOf(phrase)));
  return new Set(all.flatMap(([word = '', ...others]) => (others.length === 0 ? formsOf(word) : [])));
});
const groupsOfForms = (forms: readonly string[]): readonly Group[] => [
  ...new Set(forms.flatMap((form) => groupsByPhrase().get(form) ?? [])),
];

const scriptOf = (word: string) => (isEthiopic(word) ? 'ethiopic' : 'latin');
const groupsBySound = lazily(() => {
  const sounds = { latin: new Map<string, Group[]>(), ethiopic: new Map<string, Group[]>() };
  for (const [word, groups] of groupsByPhrase())
    for (const sound of clearSoundsOf(word)) {
      const heard = sounds[scriptOf(word)];
      heard.set(sound, [...(heard.get(sound) ?? []), ...groups]);
    }
  return sounds;
});

/** All tables; each is built from the previous ones. */
export const meaningTables = [wordGroups, groupsByPhrase, knownWords, groupsBySound];

/** The groups of several words together, as written. */
export const groupsOf = (words: readonly string[]): readonly Group[] => {
  const written = groupsByPhrase().get(words.join(''));
  if (written) return written;
  for (const form of joinedFormsOf(words)) {
    const groups = groupsByPhrase().get(form);
    if (groups) return groups;
  }
  return [];
};

/** The groups of words in the other script that sound like an unknown word: *fun* is not *phone*. */
export function groupsHeardIn(word: string, shortest = 0): readonly Group[] {
  const { latin, ethiopic } = groupsBySound();
  const others = isEthiopic(word) ? latin : ethiopic;
  const sounds = clearSoundsOf(word).filter(({ length }) => length >= shortest);
  return [...new Set(sounds.flatMap((sound) => others.get(sound) ?? []))];
}

/** So much of a sound tells words of one script apart. */
const shortestSoundOfGuess = 5;

/** The groups of words in the same script that sound like an unknown word: *headfone*. */
export function groupsSoundingLike(word: string): readonly Group[] {
  const same = groupsBySound()[scriptOf(word)];
  const sounds = clearSoundsOf(word).filter(({ length }) => length >= shortestSoundOfGuess);
  return sounds.flatMap((sound) => same.get(sound) ?? []);
}

/** The groups of words that differ from an unknown word by one letter. */
export const groupsNear = (word: string): readonly Group[] => groupsOfForms(mistypedFor(knownWords(), word));

const shortestBeginning = 3;

/** The groups of words that a text may become. */
export const groupsBeginning = (word: string): readonly Group[] =>
  word.length < shortestBeginning ? [] : groupsOfForms(wordsBeginning(knownWords(), word));

const longestPhrase = 3;
/** Two words together sound like fewer others: *kum satin* is ቁም ሳጥን. */
const shortestSoundOfPhrase = 5;

/** One word, or several that form one term. */
export interface Phrase {
  words: readonly string[];
  groups: readonly Group[];
}

/** Whether a phrase names a known thing, and not only its make. */
export const isThing = ({ groups }: Phrase): boolean => groups.some(({ isBrand }) => !isBrand);

/**
 * Splits words into phrases: *washing machine* is one thing. In a search so is a pair that `isWord` joins, such
 * as *ps 5*, or one that sounds like a known phrase.
 */
export function phrasesOf(words: readonly string[], isWord?: (joined: string) => boolean): readonly Phrase[] {
  const phraseAt = (start: number): Phrase => {
    for (let length = Math.min(longestPhrase, words.length - start); length > 1; length -= 1) {
      const some = words.slice(start, start + length);
      const joined = some.join('');
      const written = groupsOf(some);
      const groups = written.length > 0 || !isWord ? written : groupsHeardIn(joined, shortestSoundOfPhrase);
      if (groups.length > 0 || (length === 2 && isWord?.(joined))) return { words: some, groups };
    }
    const [word = ''] = words.slice(start);
    return { words: [word], groups: groupsOf([word]) };
  };
  const phrases: Phrase[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = phraseAt(start);
    phrases.push(phrase);
    start += phrase.words.length;
  }
  return phrases;
}
