import { collectionValues } from '@/listings/categories/collections';
import { lazily } from '@/platform/memoize';
import { foldText } from '@/platform/text/fold';
import { isEthiopic } from '@/platform/text/sounds';
import { scriptOf, Vocabulary } from '@/platform/text/vocabulary';
import { formsOf, withoutPrefix, wordsOf } from '@/platform/text/words';
import { makes, things } from './synonyms';

/** A group of words that mean the same to a buyer. */
export interface Group {
  phrases: readonly string[];
  /** Kinds of the thing, and things that are often sold with it. */
  narrowerTerms: readonly string[];
  /** The categories that offer the thing. */
  categories: readonly string[];
  /** Whether the words name a make or a model, which can have things of several kinds. */
  isBrand: boolean;
}

/** A collection has things of any category. */
const collections = new Set(collectionValues);

/** Whether an item of a category can be what a group means. Without a category, it can be anything. */
export const fitsCategory = ({ categories }: Group, category: string | undefined): boolean =>
  !category || categories.includes(category) || collections.has(category);

const readGroups = (table: string, isBrand: boolean): readonly Group[] =>
  table.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [categories = '', phrases = '', narrowerTerms] = foldText(line).split(' | ');
    return {
      phrases: phrases.split(', '),
      narrowerTerms: narrowerTerms?.split(', ') ?? [],
      categories: categories.split(' '),
      isBrand,
    };
  });

export const wordGroups = lazily(() => [...readGroups(things, false), ...readGroups(makes, true)]);

/** The forms of a phrase without its spaces, because people write *washing machine* and *washingmachine*. */
const joinedFormsOf = (words: readonly string[]): readonly string[] => {
  const [first = '', ...others] = words;
  if (others.length === 0) return formsOf(first);
  const bare = isEthiopic(first) ? (withoutPrefix(first) ?? first) : first;
  const plain = words.map((word) => (isEthiopic(word) ? word : (formsOf(word).at(-1) ?? word)));
  const between = others.slice(0, -1);
  const plurals = formsOf(others.at(-1) ?? '').map((last) => [bare, ...between, last]);
  return [...new Set([words, ...plurals, plain, plain.toReversed()].map((some) => some.join('')))];
};

/** The groups by each of their words and phrases. */
export const groupNames = lazily(() => {
  const names = new Vocabulary<Group>();
  for (const group of wordGroups())
    for (const phrase of group.phrases) names.add(joinedFormsOf(wordsOf(phrase)), group);
  return names;
});

/** The groups that contain these words as one phrase, as written or in another form. */
export const groupsOf = (words: readonly string[]): readonly Group[] =>
  joinedFormsOf(words)
    .map((form) => groupNames().get(form))
    .find(({ length }) => length > 0) ?? [];

/** The groups that an unknown word may mean, if it is a misspelling. */
export const groupsByMisspelling = (word: string): readonly Group[] => [
  ...groupNames().misspelt(word),
  ...groupNames().withSound(word, scriptOf(word)),
];

const minPrefixLength = 3;

/** The groups with a single word that begins with a text. */
export const groupsStartingWith = (text: string): readonly Group[] =>
  text.length < minPrefixLength
    ? []
    : wordGroups().filter(({ phrases }) =>
        phrases.some((phrase) => phrase.startsWith(text) && !phrase.includes(' ')),
      );

const maxPhraseWords = 3;

/** One word, or several words that form one term. */
export interface Phrase {
  words: readonly string[];
  groups: readonly Group[];
}

/** Whether a phrase names a known thing, rather than only its make. */
export const isThing = ({ groups }: Phrase): boolean => groups.some(({ isBrand }) => !isBrand);

/**
 * Splits words into phrases: *washing machine* is one thing. In a search, two words are also one phrase if `isWord`
 * knows them joined, such as *ps 5*, or if they sound like a known phrase or are one letter apart from it.
 */
export function phrasesOf(words: readonly string[], isWord?: (joined: string) => boolean): readonly Phrase[] {
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length -= 1) {
    const first = words.slice(0, length);
    const joined = first.join('');
    const written = groupsOf(first);
    const isHeard = length > 1 && written.length === 0 && isWord !== undefined;
    const groups = isHeard ? [...groupNames().withSound(joined), ...groupNames().misspelt(joined)] : written;
    if (length === 1 || groups.length > 0 || (length === 2 && isWord?.(joined)))
      return [{ words: first, groups }, ...phrasesOf(words.slice(length), isWord)];
  }
  return [];
}
