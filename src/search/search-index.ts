import type { Coordinates } from '@/platform/coordinates';
import { lazily } from '@/platform/lazily';
import { createYielder } from '@/platform/create-yielder';
import type { Attributes } from '@/listings/attributes';
import { type Group, fitsCategory, groupsHeardIn, isThing, phrasesOf } from './meanings';
import { isEthiopic } from '@/platform/text/ethiopic-sounds';
import { clearSoundsOf } from '@/platform/text/sounds';
import { formsOf, wordsOf } from '@/platform/text/words';

/** The searchable data of a listing or another product. */
export interface Searched {
  name: string;
  company?: string;
  place?: string;
  coordinates?: Coordinates | null;
  description?: string;
  category?: string;
  /** In Birr. */
  price?: number | null;
  attributes?: Attributes;
}

/** How much a word counts by where it stands, up to 1. Outside the name it is mentioned rather than offered. */
export const weights = {
  /** The thing that is offered. */
  name: 1,
  /** Words that specify it: *wedding* in wedding cake. */
  modifier: 0.9,
  besideName: 0.5,
  phrase: 0.75,
  company: 0.4,
  place: 0.35,
  description: 0.25,
  /** A synonym in a category where it may mean another thing. */
  elsewhere: 0.45,
};

/** How many characters of each text are searched: sellers say what they offer at the start. */
const maxTextLength = 600;

/** Words after which a name no longer says what is offered: *pot for stew*, *flat with fridge*. */
const prepositions = /\s(?:at|for|with|without|by|from|in|on|near|to(?!\s\d))\s|[(|–—]/i;
const repairs: readonly string[] = ['repair', 'repairs', 'ጥገና'];

/** What is named after the thing that it is for: a *phone case* is no phone, and a *car wash* no car. */
const belongings = lazily(() => {
  const parts = new Set(
    wordsOf(
      'accessory accessories adapter bag bags battery batteries bracket cable cables case cases charger chargers cover covers ' +
        'filter holder kit mount part parts protector rack remote sheet sheets spare stand strap tyre tyres tire tires wheel ' +
        'wheels መለዋወጫ ጎማ ባትሪ ቻርጀር ቦርሳ',
    ),
  );
  const services = new Set([
    ...repairs,
    ...wordsOf(
      'cleaning course delivery fitting installation insurance lesson lessons maintenance moving plant plants polish rental rent ' +
        'service shop toy toys training wash እጥበት ኪራይ',
    ),
  ]);
  return { parts, services };
});

/** Whether a word after the name of a thing means a part or the repair of it, not the thing. */
export const isPart = (word: string): boolean => belongings().parts.has(word) || repairs.includes(word);

const joining = /^(?:and|or|እና|ወይም)$/;

/** The last thing that words name, with what follows it: *cake* in *wedding cake*. */
function thingOf(words: readonly string[]): readonly string[] {
  const phrases = phrasesOf(words);
  const last = phrases.findLastIndex(isThing);
  if (last >= 0) return phrases.slice(last).flatMap((phrase) => phrase.words);
  // A make alone stands for its product; among unknown words the last one is the thing.
  return phrases.some(({ groups }) => groups.length > 0) ? words : words.slice(-1);
}

/** The words of a name that say what is offered, and those that are the thing itself. */
function offeredWords(name: string): { offered: readonly string[]; things: readonly string[] } {
  const [kind = [], ...details] = (name.split(prepositions, 1)[0] ?? '')
    .split(/[,:;]/)
    .map((part) => wordsOf(part));
  // "Repair of phones" begins with it; "phone repair" ends with it.
  const { services, parts } = belongings();
  for (const belonging of kind.length > 1 ? [services, parts] : [])
    if ([kind.at(-1), kind[0]].some((word = '') => belonging.has(word))) {
      const named = kind.filter((word) => belonging.has(word));
      return { offered: named, things: named };
    }
  const pieces: string[][] = [[]];
  for (const word of kind)
    if (joining.test(word)) pieces.push([]);
    else pieces.at(-1)?.push(word);
  return { offered: [...kind, ...details.flat()], things: pieces.flatMap(thingOf) };
}

/** The listings that contain a word, by number, with its weight in each. */
export type Postings = Map<number, number>;

export interface SearchIndex<Item extends Searched> {
  items: readonly Item[];
  words: ReadonlyMap<string, Postings>;
  /** The listings that are what a group means. */
  groups: ReadonlyMap<Group, Postings>;
  /** The words by each of their forms, and by their sound for words of the other script. */
  alike: ReadonlyMap<string, readonly string[]>;
  /** The listings whose name contains two words that are also written as one. */
  joined: ReadonlyMap<string, Postings>;
}

function note<Key>(map: Map<Key, Postings>, item: number, key: Key, weight: number): void {
  const places = map.get(key) ?? new Map<number, number>();
  if (places.size === 0) map.set(key, places);
  if (!places.has(item)) places.set(item, weight);
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
}

/** The keys of a word's sounds among words of one script, which no form equals. */
export const soundKeysOf = (word: string, isInEthiopic: boolean): readonly string[] =>
  [...new Set(formsOf(word).flatMap(clearSoundsOf))].map((sound) => `${isInEthiopic ? 'ሀ' : 'a'}~${sound}`);

/** Adds items to an index, one by one. */
function createReader() {
  const words = new Map<string, Postings>();
  const groups = new Map<Group, Postings>();
  const joined = new Map<string, Postings>();
  const alike = new Map<string, string[]>();
  const heard = new Map<string, readonly Group[]>();
  /** The groups of a word in a spelling that the tables lack. */
  const groupsHeard = (word: string) => {
    const known = heard.get(word) ?? groupsHeardIn(word);
    heard.set(word, known);
    return known;
  };
  const noteGroups = (number: number, { category }: Searched, text: readonly string[], weight: number) => {
    for (const phrase of phrasesOf(text)) {
      const [word = ''] = phrase.words;
      // *Bed sheet* counts more than a word beside the subject.
      const said = phrase.words.length > 1 ? Math.max(weight, weights.phrase) : weight;
      // In *washing machine* the thing is no machine.
      if (phrase.words.length === 1) note(words, number, word, weight);
      for (const group of phrase.groups)
        note(groups, number, group, said * (fitsCategory(group, category) ? 1 : weights.elsewhere));
      // *Seat* sounds like ዘይት, but among foods it may be oil.
      if (phrase.groups.length === 0)
        for (const group of groupsHeard(word))
          if (fitsCategory(group, category)) note(groups, number, group, said);
    }
  };
  const addItem = (number: number, item: Searched) => {
    const name = item.name.slice(0, maxTextLength);
    const { offered, things } = offeredWords(name);
    const put = (text: readonly string[], weight: number) => {
      for (const word of text) note(words, number, word, weight);
    };
    const named = wordsOf(name);
    noteGroups(number, item, things, weights.name);
    noteGroups(number, item, offered, weights.modifier);
    put(offered, weights.modifier);
    put(named, weights.besideName);
    if (named.length > offered.length) noteGroups(number, item, named, weights.besideName);
    offered
      .slice(1)
      .forEach((next, before) => note(joined, number, `${offered[before]}${next}`, weights.name));
    for (const field of ['company', 'place', 'description'] as const)
      put(wordsOf(item[field] ?? '', maxTextLength), weights[field]);
  };
  const addWord = (word: string) => {
    for (const key of [...formsOf(word), ...soundKeysOf(word, isEthiopic(word))]) push(alike, key, word);
  };
  const finish = <Item extends Searched>(items: readonly Item[]): SearchIndex<Item> => ({
    items,
    words,
    groups,
    joined,
    alike,
  });
  return { words, addItem, addWord, finish };
}

/** Builds an index of a few items at once. */
export function createSmallIndex<Item extends Searched>(items: readonly Item[]): SearchIndex<Item> {
  const reader = createReader();
  for (const [number, item] of items.entries()) reader.addItem(number, item);
  for (const word of reader.words.keys()) reader.addWord(word);
  return reader.finish(items);
}

/** Builds an index of a catalogue in slices that keep the page responsive. */
export async function createSearchIndex<Item extends Searched>(
  items: readonly Item[],
): Promise<SearchIndex<Item>> {
  const reader = createReader();
  const yieldIfDue = createYielder();
  for (const [number, item] of items.entries()) {
    await yieldIfDue();
    reader.addItem(number, item);
  }
  for (const word of reader.words.keys()) {
    await yieldIfDue();
    reader.addWord(word);
  }
  return reader.finish(items);
}
