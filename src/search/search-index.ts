import type { Coordinates } from '@/platform/coordinates';
import { lazily } from '@/platform/lazily';
import { takeBreaks } from '@/platform/take-breaks';
import type { Attributes } from '@/listings/attributes';
import { type Group, fitsCategory, groupsHeardIn, isThing, phrasesOf } from './meanings';
import { soundsOf } from '@/platform/text/sounds';
import { formsOf, wordsOf } from '@/platform/text/words';

/** What of something can be searched, a listing or another product. */
export interface Searched {
  name: string;
  company?: string;
  place?: string;
  coordinates?: Coordinates | null;
  description?: string;
  category?: string;
  /** Birr. */
  price?: number | null;
  attributes?: Attributes;
}

/**
 * What a word says of a listing by where it stands, up to 1. Beside the name it is mentioned rather than
 * offered.
 */
export const weights = {
  /** It is the thing that is offered. */
  name: 1,
  /** It says which: *wedding* of a wedding cake. */
  modifier: 0.9,
  besideName: 0.5,
  phrase: 0.75,
  company: 0.4,
  place: 0.35,
  description: 0.25,
  /** What a synonym of the thing counts in a category where it may be another one. */
  elsewhere: 0.45,
};

/** How many characters of each text are searched: sellers name what they offer at the start. */
const maxTextLength = 600;

/**
 * The words by which a name goes on to say something else than what is offered: *pot for stew*, *flat with
 * fridge*.
 */
const prepositions = /\s(?:at|for|with|without|by|from|in|on|near|to(?!\s\d))\s|[(|–—]/i;
/** Goods and services that are named after what they are for: a *phone case* is no phone. */
const belonging = lazily(
  () =>
    new Set(
      wordsOf(
        'accessory accessories adapter bag battery bracket cable care case charger cleaning cover course delivery filter fitting ' +
          'holder installation insurance kit lesson lessons maintenance mount moving part parts plant plants polish protector rack ' +
          'remote rental rent repair repairs service sheet sheets shop spare stand strap toy toys training wash መለዋወጫ ጥገና እጥበት ኪራይ',
      ),
    ),
);

const joining = /^(?:and|or|እና|ወይም)$/;

/** The last thing that words name, with what follows it: *cake* of *wedding cake*. */
function thingOf(words: readonly string[]): readonly string[] {
  const phrases = phrasesOf(words);
  const last = phrases.findLastIndex(isThing);
  if (last >= 0) return phrases.slice(last).flatMap((phrase) => phrase.words);
  // A make alone stands for what it makes; of words that nobody knows the last one is the thing.
  return phrases.some(({ groups }) => groups.length > 0) ? words : words.slice(-1);
}

/** The words of a name that say what is offered, and those among them that are the thing itself. */
function offeredWords(name: string): { offered: readonly string[]; things: readonly string[] } {
  const [kind = [], ...details] = (name.split(prepositions, 1)[0] ?? '')
    .split(/[,:;]/)
    .map((part) => wordsOf(part));
  // "Repair of phones" begins with it, "phone repair" ends with it.
  const isNamedAfter = kind.length > 1 && [kind.at(-1), kind[0]].some((word = '') => belonging().has(word));
  const services = isNamedAfter ? kind.filter((word) => belonging().has(word)) : [];
  if (services.length > 0) return { offered: services, things: services };
  const pieces: string[][] = [[]];
  for (const word of kind)
    if (joining.test(word)) pieces.push([]);
    else pieces.at(-1)?.push(word);
  return { offered: [...kind, ...details.flat()], things: pieces.flatMap(thingOf) };
}

/** The listings that have a word, by their number, and how much it says of each. */
export type Postings = Map<number, number>;

export interface SearchIndex<Item extends Searched> {
  items: readonly Item[];
  words: ReadonlyMap<string, Postings>;
  /** The listings that are what a group means. */
  groups: ReadonlyMap<Group, Postings>;
  /** The words by each of their forms. */
  forms: ReadonlyMap<string, readonly string[]>;
  /** The words by how they sound. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** The listings whose name has two words that are also written as one. */
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

/** Reads items, one by one, into an index. */
function createReader() {
  const words = new Map<string, Postings>();
  const groups = new Map<Group, Postings>();
  const joined = new Map<string, Postings>();
  const forms = new Map<string, string[]>();
  const sounds = new Map<string, string[]>();
  const heard = new Map<string, readonly Group[]>();
  /** The groups of a word in another spelling than that of the table. */
  const groupsHeard = (word: string) => {
    const known = heard.get(word) ?? groupsHeardIn(word);
    heard.set(word, known);
    return known;
  };
  const noteGroups = (number: number, { category }: Searched, text: readonly string[], weight: number) => {
    for (const phrase of phrasesOf(text)) {
      const [word = ''] = phrase.words;
      // *Bed sheet* says more than a word beside the subject.
      const said = phrase.words.length > 1 ? Math.max(weight, weights.phrase) : weight;
      for (const group of phrase.groups)
        note(groups, number, group, said * (fitsCategory(group, category) ? 1 : weights.elsewhere));
      // A *seat* sounds like ዘይት, but what is offered as food may be oil.
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
    put(things, weights.name);
    put(offered, weights.modifier);
    put(named, weights.besideName);
    noteGroups(number, item, things, weights.name);
    noteGroups(number, item, offered, weights.modifier);
    if (named.length > offered.length) noteGroups(number, item, named, weights.besideName);
    offered
      .slice(1)
      .forEach((next, before) => note(joined, number, `${offered[before]}${next}`, weights.name));
    for (const field of ['company', 'place', 'description'] as const)
      put(wordsOf(item[field] ?? '', maxTextLength), weights[field]);
  };
  const addWord = (word: string) => {
    for (const form of formsOf(word)) push(forms, form, word);
    for (const sound of new Set(formsOf(word).flatMap(soundsOf))) push(sounds, sound, word);
  };
  const finish = <Item extends Searched>(items: readonly Item[]): SearchIndex<Item> => ({
    items,
    words,
    groups,
    joined,
    forms,
    sounds,
  });
  return { words, addItem, addWord, finish };
}

/** Reads a few items into an index, at once. */
export function createSmallIndex<Item extends Searched>(items: readonly Item[]): SearchIndex<Item> {
  const reader = createReader();
  for (const [number, item] of items.entries()) reader.addItem(number, item);
  for (const word of reader.words.keys()) reader.addWord(word);
  return reader.finish(items);
}

/** Reads a catalogue into an index, in portions that let the page answer meanwhile. */
export async function createSearchIndex<Item extends Searched>(
  items: readonly Item[],
): Promise<SearchIndex<Item>> {
  const reader = createReader();
  const breakInTime = takeBreaks();
  for (const [number, item] of items.entries()) {
    await breakInTime();
    reader.addItem(number, item);
  }
  for (const word of reader.words.keys()) {
    await breakInTime();
    reader.addWord(word);
  }
  return reader.finish(items);
}
