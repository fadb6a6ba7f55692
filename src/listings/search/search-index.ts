import type { Coordinates } from '@/lib/coordinates';
import { takeBreaks } from '@/browser/take-breaks';
import { type WordMap, wordMapOf } from './word-map';
import { wordsOf } from './search-words';

/** What of a listing can be searched. */
export interface SearchedTexts {
  name: string;
  company?: string;
  place?: string;
  coordinates?: Coordinates | null;
  description?: string;
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
const prepositions = /\s(?:for|with|without|by|from|on|near|to)\s|[(|–—]/i;
/** Goods and services that are named after what they are for: a *phone case* is no phone. */
const belonging = new Set(
  wordsOf(
    'accessory adapter bag bracket cable care case charger cleaning cover course delivery filter fitting holder installation insurance kit ' +
      'lesson maintenance mount part polish protector rack remote rental rent repair service sheet shop spare stand strap toy training wash',
  ),
);

/** The words of a name that say what is offered, and the others. */
function wordsOfName(name: string): { offered: readonly string[]; beside: readonly string[] } {
  const [head = '', ...rest] = name.slice(0, longest).split(prepositions);
  const [kind = [], ...details] = head.split(/[,:;]/).map((part) => wordsOf(part));
  const last = kind.at(-1) ?? '';
  const beside = rest.flatMap((part) => wordsOf(part));
  // "Repair of phones" begins with it, "phone repair" ends with it.
  if (kind.length > 1 && belonging.has(last))
    return { offered: [last], beside: [...kind, ...details.flat(), ...beside] };
  if (kind.length > 1 && belonging.has(kind[0] ?? ''))
    return { offered: kind.slice(0, 1), beside: [...kind, ...details.flat(), ...beside] };
  return { offered: [...kind, ...details.flat()], beside };
}

/** The listings that have a word, by their number, and how much it says of each. */
export type Postings = Map<number, number>;

export interface SearchIndex<Item> {
  items: readonly Item[];
  textsOf: (item: Item) => SearchedTexts;
  words: WordMap<Postings>;
}

function note(words: Map<string, Postings>, item: number, found: readonly string[], weight: number): void {
  for (const word of found) {
    const places = words.get(word) ?? new Map<number, number>();
    if (places.size === 0) words.set(word, places);
    // What says most comes first.
    if (!places.has(item)) places.set(item, weight);
  }
}

type TextsOf<Item> = (item: Item) => SearchedTexts;

/** Reads one listing by its number. */
function read(words: Map<string, Postings>, number: number, texts: SearchedTexts): void {
  const { name, company = '', place = '', description = '' } = texts;
  const { offered, beside } = wordsOfName(name);
  note(words, number, offered, weights.name);
  note(words, number, beside, weights.besideName);
  note(words, number, wordsOf(company, longest), weights.company);
  note(words, number, wordsOf(place, longest), weights.place);
  note(words, number, wordsOf(description, longest), weights.description);
}

/** Reads a few listings into an index, at once. */
export function createSmallIndex<Item>(items: readonly Item[], textsOf: TextsOf<Item>): SearchIndex<Item> {
  const words = new Map<string, Postings>();
  for (const [number, item] of items.entries()) read(words, number, textsOf(item));
  return { items, textsOf, words: wordMapOf(words) };
}

/** Reads a catalogue into an index. */
export async function createSearchIndex<Item>(
  items: readonly Item[],
  textsOf: TextsOf<Item>,
): Promise<SearchIndex<Item>> {
  const words = new Map<string, Postings>();
  const breakInTime = takeBreaks();
  for (const [number, item] of items.entries()) {
    await breakInTime();
    read(words, number, textsOf(item));
  }
  return { items, textsOf, words: wordMapOf(words) };
}
