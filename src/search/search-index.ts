import type { Coordinates } from '@/platform/coordinates';
import { lazily } from '@/platform/memoize';
import { createYielder } from '@/platform/scheduling';
import type { Attributes } from '@/listings/attributes';
import { Vocabulary } from '@/platform/text/vocabulary';
import { formsOf, wordsOf } from '@/platform/text/words';
import { type Group, fitsCategory, groupNames, isThing, phrasesOf } from './meanings';

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

/** How much a word counts, up to 1, by its position. A word outside the name is only mentioned, not offered. */
export const weights = {
  /** The thing that is offered. */
  name: 1,
  /** Words that specify it: *wedding* in wedding cake. */
  modifier: 0.9,
  besideName: 0.5,
  phrase: 0.75,
  /** The company or the place. */
  seller: 0.35,
  description: 0.25,
  /** A synonym in a category where it may mean another thing. */
  synonymInOtherCategory: 0.45,
};

/** How many characters of each text are searched: sellers say what they offer at the start. */
const maxTextLength = 600;

/** Words after which a name no longer says what is offered: *pot for stew*, *flat with fridge*. */
const prepositions = /\s(?:at|for|with|without|by|from|in|on|near|to(?!\s\d))\s|[,:;(|–—]/i;
const repairs: readonly string[] = ['repair', 'repairs', 'ጥገና'];

/** Things named after what they are for: a *phone case* is not a phone, and a *car wash* not a car. */
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
  // A make by itself stands for its product. Among unknown words the last one is the thing.
  return phrases.some(({ groups }) => groups.length > 0) ? words : words.slice(-1);
}

interface NameWords {
  /** The thing itself. */
  things: readonly string[];
  /** All words that tell what is offered. */
  offered: readonly string[];
  named: readonly string[];
}

/** The words of a name, by their role. */
function readName(text: string): NameWords {
  const name = text.slice(0, maxTextLength);
  const named = wordsOf(name);
  const kind = wordsOf(name.split(prepositions, 1)[0] ?? '');
  // "Repair of phones" begins with it; "phone repair" ends with it.
  const { services, parts } = belongings();
  for (const belonging of kind.length > 1 ? [services, parts] : [])
    if ([kind.at(-1), kind[0]].some((word = '') => belonging.has(word))) {
      const offered = kind.filter((word) => belonging.has(word));
      return { offered, things: offered, named };
    }
  const pieces: string[][] = [[]];
  for (const word of kind)
    if (joining.test(word)) pieces.push([]);
    else pieces.at(-1)?.push(word);
  return { offered: kind, things: pieces.flatMap(thingOf), named };
}

/** The listings that contain a word, by number, with its weight in each. */
export type Postings = Map<number, number>;

export interface IndexedWord {
  word: string;
  postings: Postings;
}

export interface SearchIndex<Item extends Searched> {
  items: readonly Item[];
  words: Vocabulary<IndexedWord>;
  /** The listings that are what a group means. */
  groups: ReadonlyMap<Group, Postings>;
  /** The listings whose name contains two words that are also written as one. */
  joined: ReadonlyMap<string, Postings>;
}

/** Adds a listing with the weight of a word in it, unless it is there already. */
function note<Key>(map: Map<Key, Postings>, item: number, key: Key, weight: number): void {
  const postings = map.get(key) ?? new Map<number, number>();
  if (postings.size === 0) map.set(key, postings);
  if (!postings.has(item)) postings.set(item, weight);
}

/** Builds an index of items in steps, between which a caller may pause. */
function* indexInSteps<Item extends Searched>(
  items: readonly Item[],
): Generator<undefined, SearchIndex<Item>> {
  const postings = new Map<string, Postings>();
  const groups = new Map<Group, Postings>();
  const joined = new Map<string, Postings>();
  const heard = new Map<string, readonly Group[]>();
  /** The groups of a word in a spelling that the tables lack. */
  const groupsHeard = (word: string) => {
    const known = heard.get(word) ?? groupNames().heard(word);
    heard.set(word, known);
    return known;
  };
  const noteGroups = (number: number, { category }: Searched, text: readonly string[], weight: number) => {
    for (const { words, groups: named } of phrasesOf(text)) {
      const [word = ''] = words;
      // A *washing machine* is not just any machine.
      if (words.length === 1) note(postings, number, word, weight);
      // *Bed sheet* counts more than a word beside the subject.
      const said = words.length > 1 ? Math.max(weight, weights.phrase) : weight;
      for (const group of named.length > 0 ? named : groupsHeard(word))
        note(
          groups,
          number,
          group,
          said * (fitsCategory(group, category) ? 1 : weights.synonymInOtherCategory),
        );
    }
  };
  for (const [number, item] of items.entries()) {
    const put = (text: readonly string[], weight: number) => {
      for (const word of text) note(postings, number, word, weight);
    };
    const { offered, things, named } = readName(item.name);
    noteGroups(number, item, things, weights.name);
    noteGroups(number, item, offered, weights.modifier);
    put(offered, weights.modifier);
    noteGroups(number, item, named, weights.besideName);
    put(named, weights.besideName);
    offered
      .slice(1)
      .forEach((next, before) => note(joined, number, `${offered[before]}${next}`, weights.name));
    for (const field of ['company', 'place', 'description'] as const)
      put(
        wordsOf(item[field] ?? '', maxTextLength),
        field === 'description' ? weights.description : weights.seller,
      );
    yield;
  }
  const words = new Vocabulary<IndexedWord>();
  for (const [word, found] of postings) {
    words.add(formsOf(word), { word, postings: found });
    yield;
  }
  return { items, words, groups, joined };
}

/** Builds an index of a few items at once. */
export function createSmallIndex<Item extends Searched>(items: readonly Item[]): SearchIndex<Item> {
  const steps = indexInSteps(items);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Builds an index of a catalogue in slices that keep the page responsive. */
export async function createSearchIndex<Item extends Searched>(
  items: readonly Item[],
): Promise<SearchIndex<Item>> {
  const yieldIfDue = createYielder();
  const steps = indexInSteps(items);
  for (;;) {
    await yieldIfDue();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
