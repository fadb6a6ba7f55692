import type { Coordinates } from '@/platform/coordinates';
import { takeBreaks } from '@/platform/take-breaks';
import type { Attributes } from '@/listings/attributes';
import { type WordMap, wordMapOf } from './word-map';
import { wordsOf } from './search-words';
import { type SoundMap, createSoundMap } from './sound-map';

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
export const weights = { name: 1, besideName: 0.5, company: 0.4, place: 0.35, description: 0.25 };

/** How many characters of each text are searched: sellers name what they offer at the start. */
const longest = 600;

/**
 * The words by which a name goes on to say something else than what is offered: *pot for stew*, *flat with
 * fridge*.
 */
const prepositions = /\s(?:at|for|with|without|by|from|in|on|near|to(?!\s\d))\s|[(|–—]/i;
/** Goods and services that are named after what they are for: a *phone case* is no phone. */
const belonging = new Set(
  wordsOf(
    'accessory adapter bag battery bracket cable care case charger cleaning cover course delivery filter fitting holder installation ' +
      'insurance kit lesson maintenance mount moving part plant polish protector rack remote rental rent repair service sheet shop spare ' +
      'stand strap toy training wash',
  ),
);

/** The words of a name that say what is offered. */
function offeredWords(name: string): readonly string[] {
  const [kind = [], ...details] = (name.split(prepositions, 1)[0] ?? '')
    .split(/[,:;]/)
    .map((part) => wordsOf(part));
  // "Repair of phones" begins with it, "phone repair" ends with it.
  const thing =
    kind.length > 1 && [kind.at(-1), kind[0]].find((word) => word !== undefined && belonging.has(word));
  return thing ? [thing] : [...kind, ...details.flat()];
}

/** The listings that have a word, by their number, and how much it says of each. */
export type Postings = Map<number, number>;

export interface SearchIndex<Item extends Searched> {
  items: readonly Item[];
  words: WordMap<Postings>;
  /** The words by how they sound. */
  sounds: SoundMap;
}

/** Calls back with each item that has all of some words, by its number, and the least that one of them says of it. */
export function eachWith(
  [first = '', ...others]: readonly string[],
  words: WordMap<Postings>,
  take: (number: number, least: number) => void,
): void {
  const places = others.map((word) => words.get(word));
  for (const [number, weight] of words.get(first) ?? []) {
    let least = weight;
    for (const there of places) least = Math.min(least, there?.get(number) ?? 0);
    if (least > 0) take(number, least);
  }
}

/** Notes what words say of an item, by its number, unless more is said already. */
function note(words: Map<string, Postings>, item: number, found: readonly string[], weight: number): void {
  for (const word of found) {
    const places = words.get(word) ?? new Map<number, number>();
    if (places.size === 0) words.set(word, places);
    if (!places.has(item)) places.set(item, weight);
  }
}

function read(words: Map<string, Postings>, item: number, texts: Searched): void {
  const name = texts.name.slice(0, longest);
  note(words, item, offeredWords(name), weights.name);
  note(words, item, wordsOf(name), weights.besideName);
  for (const field of ['company', 'place', 'description'] as const)
    note(words, item, wordsOf(texts[field] ?? '', longest), weights[field]);
}

/** Reads a few items into an index, at once. */
export function createSmallIndex<Item extends Searched>(items: readonly Item[]): SearchIndex<Item> {
  const words = new Map<string, Postings>();
  items.forEach((item, number) => read(words, number, item));
  const sounds = createSoundMap();
  for (const word of words.keys()) sounds.add(word);
  return { items, words: wordMapOf(words), sounds };
}

/** Reads a catalogue into an index. */
export async function createSearchIndex<Item extends Searched>(
  items: readonly Item[],
): Promise<SearchIndex<Item>> {
  const words = new Map<string, Postings>();
  const breakInTime = takeBreaks();
  for (const [number, item] of items.entries()) {
    await breakInTime();
    read(words, number, item);
  }
  const sounds = createSoundMap();
  for (const word of words.keys()) {
    await breakInTime();
    sounds.add(word);
  }
  return { items, words: wordMapOf(words), sounds };
}
