import type { Listing } from '@/listings/listing';
import { townInText } from '@/place/place-names';
import { formsOf, wordsOf } from '@/platform/text/words';
import { offersToSell } from '@/requests/entries/offers-to-sell';
import { fitsBounds } from '@/search/find-close';
import { fitsCategory } from '@/search/meanings';
import { meaningsOf } from '@/search/phrase-meanings';
import { readQuery } from '@/search/read-query';
import { weights, type SearchIndex } from '@/search/search-index';
import { findThings, type Thing } from './wanted-things';

const maxMatches = 3;
/** Higher than the certainty of a word that only begins like the typed one. */
const minCertainty = 0.65;
/** For each further word in common. */
const sharedWordBonus = 0.35;
const samePlaceBonus = 0.15;

const isOneOf = (words: readonly string[], word: string) =>
  words.some((other) => formsOf(other).some((form) => formsOf(word).includes(form)));

/** Counts further words that the name shares with the request. null if the name is about another activity. */
function sharedWords({ words, phrase, isActivity }: Thing, name: string): number | null {
  const others = words.filter((word) => !phrase.words.includes(word));
  const named = wordsOf(name);
  const shared = others.filter((word) => isOneOf(named, word)).length;
  return isActivity && others.length > 0 && shared === 0 ? null : shared;
}

/**
 * Finds up to three offers of the thing that a request names, within its price and condition. Offers that share more
 * words or the place come first.
 */
export function findMatches(index: SearchIndex<Listing>, text: string): readonly Listing[] {
  if (offersToSell(text)) return [];
  const scores = new Map<Listing, number>();
  const query = readQuery(text);
  const place = townInText(text);
  for (const thing of findThings(text))
    for (const meaning of meaningsOf(thing.phrase, index))
      for (const [number, weight] of meaning.postings) {
        if (weight < weights.name) continue;
        const listing = index.items[number];
        const isOtherCategory = meaning.group && !fitsCategory(meaning.group, listing?.category);
        const certainty = isOtherCategory ? 0 : meaning.certainty;
        if (!listing || certainty < minCertainty || !fitsBounds(listing, query)) continue;
        const shared = sharedWords(thing, listing.name);
        if (shared === null) continue;
        const isSamePlace = place !== null && townInText(listing.place) === place;
        const score = certainty + shared * sharedWordBonus + (isSamePlace ? samePlaceBonus : 0);
        scores.set(listing, Math.max(score, scores.get(listing) ?? 0));
      }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxMatches)
    .map(([listing]) => listing);
}
