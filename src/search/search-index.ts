import type { Condition } from '@/listings/condition';
import { hasRole } from '@/listings/lexicon';
import { offeredPart, partOrServiceIn } from '@/listings/offered-part';
import type { Coordinates } from '@/platform/coordinates';
import { createYielder } from '@/platform/scheduling';
import { Vocabulary } from '@/platform/text/vocabulary';
import { formsOf, wordsOf } from '@/platform/text/words';
import { groupNames, isThing, phrasesOf, type Group } from './meanings';

/** The data of a listing, or of another product, that can be searched. */
export interface SearchableItem {
  name: string;
  company?: string;
  place?: string;
  coordinates?: Coordinates | null;
  description?: string;
  category?: string;
  /** In Birr. */
  price?: number | null;
  condition?: Condition | null;
}

/** How much a word counts, up to 1, by its position. */
export const weights = {
  /** The thing that is offered. */
  name: 1,
  /** A word that specifies the thing: *wedding* in *wedding cake*. */
  modifier: 0.9,
  /** A word that the name only mentions: *fridge* in *flat with fridge*. */
  restOfName: 0.5,
  /** The company or the place. */
  seller: 0.35,
  description: 0.25,
};

/** How many characters of each text are indexed. Sellers say first what they offer. */
const maxTextLength = 600;

/** The last thing in some words, and the words after the thing: *cake* in *wedding cake*. */
function headWords(words: readonly string[]): readonly string[] {
  const phrases = phrasesOf(words);
  const last = phrases.findLastIndex(isThing);
  if (last >= 0) return phrases.slice(last).flatMap((phrase) => phrase.words);
  // A make without a thing means a product of the make.
  if (phrases.some(({ groups }) => groups.length > 0)) return words;
  // If all words are unknown, the last one is the thing: *ladder* in *tall ladder 3*.
  return words.slice(words.findLastIndex((word) => !/\d/.test(word)));
}

/** The words of a name: of the thing itself, of the part that says what is offered, and all. */
function splitName(text: string): Record<'things' | 'offered' | 'all', readonly string[]> {
  const name = text.slice(0, maxTextLength);
  const all = wordsOf(name);
  const offered = wordsOf(offeredPart(name));
  const partOrService = partOrServiceIn(offered);
  if (partOrService.length > 0) {
    const ofService = phrasesOf(offered).filter(({ words }) =>
      words.some((word) => partOrService.includes(word)),
    );
    return { offered: partOrService, things: ofService.flatMap(({ words }) => words), all };
  }
  const pieces: string[][] = [[]];
  for (const word of offered)
    if (hasRole(word, 'conjunction')) pieces.push([]);
    else pieces.at(-1)?.push(word);
  return { offered, things: pieces.flatMap(headWords), all };
}

/** The listings that contain a word: by their number, with the word's weight in each. */
export type Postings = Map<number, number>;

export interface SearchIndex<Item extends SearchableItem = SearchableItem> {
  items: readonly Item[];
  words: Vocabulary<Postings>;
  /** The listings that name what a group means, in any category. */
  groups: ReadonlyMap<Group, Postings>;
}

/** Records the weight of a word or group in a listing, unless it has one. */
function addPosting<Key>(map: Map<Key, Postings>, item: number, key: Key, weight: number): void {
  const postings = map.get(key) ?? new Map<number, number>();
  if (postings.size === 0) map.set(key, postings);
  if (!postings.has(item)) postings.set(item, weight);
}

/** Builds an index of a catalogue, with pauses that keep the page responsive. */
export async function createSearchIndex<Item extends SearchableItem>(
  items: readonly Item[],
): Promise<SearchIndex<Item>> {
  const yieldIfDue = createYielder();
  const postings = new Map<string, Postings>();
  const groups = new Map<Group, Postings>();
  const groupsBySound = new Map<string, readonly Group[]>();
  /** The groups with a word in the other script that sounds like an unknown word. */
  const findGroupsBySound = (word: string) => {
    const found = groupsBySound.get(word) ?? groupNames().withSound(word);
    groupsBySound.set(word, found);
    return found;
  };
  for (const [number, { name, company = '', place = '', description = '' }] of items.entries()) {
    const addWords = (words: readonly string[], weight: number) => {
      for (const word of words) addPosting(postings, number, word, weight);
    };
    const addPhrases = (text: readonly string[], weight: number) => {
      for (const phrase of phrasesOf(text)) {
        // A *washing machine* is not just any machine.
        if (phrase.words.length === 1) addWords(phrase.words, weight);
        for (const group of phrase.groups.length > 0
          ? phrase.groups
          : findGroupsBySound(phrase.words.join('')))
          addPosting(groups, number, group, weight);
      }
    };
    const { offered, things, all } = splitName(name);
    addPhrases(things, weights.name);
    addPhrases(offered, weights.modifier);
    addWords(offered, weights.modifier);
    addPhrases(all, weights.restOfName);
    addWords(all, weights.restOfName);
    addWords(wordsOf(company, maxTextLength), weights.seller);
    addWords(wordsOf(place, maxTextLength), weights.seller);
    addWords(wordsOf(description, maxTextLength), weights.description);
    await yieldIfDue();
  }
  const words = new Vocabulary<Postings>();
  for (const [word, found] of postings) {
    words.add(formsOf(word), found);
    await yieldIfDue();
  }
  return { items, words, groups };
}
