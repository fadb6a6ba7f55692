import { hasRole, saysNothing } from '@/listings/lexicon';
import type { Listing } from '@/listings/listing';
import { findTownName, townInText } from '@/place/place-names';
import { wordsOf } from '@/platform/text/words';
import { offersToSell } from '@/requests/entries/offers-to-sell';
import { fitsBounds } from '@/search/find-close';
import { fitsCategory, groupNames, phrasesOf, type Phrase } from '@/search/meanings';
import { meaningsOf } from '@/search/phrase-meanings';
import { readQuery } from '@/search/read-query';
import { weights, type SearchIndex } from '@/search/search-index';

/** A thing that a text names. *Used child bicycle* has the phrase *bicycle* and the other word *child*. */
interface Thing {
  /** What the thing is: the last word, or the last words if they form one term. */
  phrase: Phrase;
  /** Further words, which say more about it. */
  otherWords: readonly string[];
  /** Whether it is an activity, such as *repair*, done to what the other words name. */
  isActivity: boolean;
}

const isActivity = (word: string) => hasRole(word, 'activity', 'service', 'repair');

const hasMeaning = (word: string) =>
  !saysNothing(word) && !hasRole(word, 'vague', 'used', 'new') && !/\d/.test(word) && word.length > 1;

/** The words of a part of a text, without place names. */
function wordsWithoutPlaces(text: string): readonly string[] {
  let words = wordsOf(text);
  for (let found = findTownName(words); found; found = findTownName(words))
    words = words.toSpliced(found.start, found.length);
  return words;
}

function thingOf(words: readonly string[]): Thing | null {
  const phrases = phrasesOf(words);
  const activity = [phrases.at(-1), phrases[0]].find(
    (phrase) => phrase?.words.length === 1 && phrase.words.some(isActivity),
  );
  const phrase = activity ?? phrases.at(-1);
  // *Advert: sofa wanted* asks for a sofa.
  if (!phrase || words.every((word) => word.startsWith('advert'))) return null;
  const groups = phrase.groups.length > 0 ? phrase.groups : groupNames().withSound(phrase.words.join(''));
  const otherWords = words.filter((word) => !phrase.words.includes(word));
  return { phrase: { ...phrase, groups }, otherWords, isActivity: activity !== undefined };
}

/** The things in one part of a sentence: in the words before a preposition, split at *and*. */
function thingsOfPart(text: string): Thing[] {
  const pieces: string[][] = [[]];
  for (const word of wordsWithoutPlaces(text)) {
    const piece = pieces.at(-1) ?? [];
    const isOpen = pieces.some((one) => one.length > 0);
    if (isOpen && hasRole(word, 'preposition', 'linking')) break;
    if (hasRole(word, 'conjunction')) pieces.push([]);
    // *Help* is wanted only after a thing: *house help*, but not *please help*.
    else if (hasMeaning(word) || (piece.length > 0 && word === 'help')) piece.push(word);
  }
  // *Shoe and bag repair* offers repairs, neither shoes nor bags.
  const isActivityOnAll = thingOf(pieces.at(-1) ?? [])?.isActivity;
  return (isActivityOnAll ? [pieces.flat()] : pieces).flatMap((piece) => thingOf(piece) ?? []);
}

const maxTextLength = 600;
/** A comma within a number does not separate parts. */
const partEnd = /[.!?;:\n\r()[\]/–—።፣፤]|,(?!\d)|\s-\s/u;

/** The things that a text names, part by part. */
const findThings = (text: string): readonly Thing[] =>
  text.slice(0, maxTextLength).split(partEnd).flatMap(thingsOfPart);

const maxMatches = 3;
/** Must be higher than the certainty of a word that only begins like the typed word. */
const minCertainty = 0.65;
/** The bonus for each further word that a name shares with the request. */
const sharedWordBonus = 0.35;
const samePlaceBonus = 0.15;

/** How many of the further words the name of an offer has. */
const sharedWords = ({ otherWords }: Thing, { words }: SearchIndex, number: number): number =>
  otherWords.filter((word) =>
    words.withForm(word).some((postings) => (postings.get(number) ?? 0) >= weights.restOfName),
  ).length;

/**
 * Finds up to three offers of the thing that a request names, within its price and condition. Offers that share more
 * words or the place come first.
 */
export function findMatches(index: SearchIndex<Listing>, text: string): readonly Listing[] {
  if (offersToSell(text)) return [];
  const scores = new Map<Listing, number>();
  const query = readQuery(text);
  for (const thing of findThings(text))
    for (const meaning of meaningsOf(thing.phrase, index))
      for (const [number, weight] of meaning.postings) {
        if (weight < weights.name) continue;
        const listing = index.items[number];
        const isOtherCategory = meaning.group && !fitsCategory(meaning.group, listing?.category);
        const certainty = isOtherCategory ? 0 : meaning.certainty;
        if (!listing || certainty < minCertainty || !fitsBounds(listing, query)) continue;
        const shared = sharedWords(thing, index, number);
        // Shoe repair is no answer to a request for *phone repair*.
        if (thing.isActivity && thing.otherWords.length > 0 && shared === 0) continue;
        const isSamePlace = query.place !== null && townInText(listing.place) === query.place;
        const score = certainty + shared * sharedWordBonus + (isSamePlace ? samePlaceBonus : 0);
        scores.set(listing, Math.max(score, scores.get(listing) ?? 0));
      }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxMatches)
    .map(([listing]) => listing);
}
