import { useMemo } from 'react';
import { onceFor } from '@/platform/once-for';
import type { Listing } from '@/listings/listing';
import { townOf } from '@/search/place-names';
import { boundsOf } from '@/search/query-bounds';
import { readQuery } from '@/search/read-query';
import { type SearchIndex, eachWith } from '@/search/search-index';
import { wordsOf } from '@/search/search-words';
import { useSearchIndex } from '@/search/use-search-index';
import { type Meaning, certaintyOf, groupsOf, meaningsOf } from '@/search/word-meanings';
import { type Thing, listedThings, thingsIn } from './wanted-things';

const mostListings = 3;
/** Surer than that a word may go on, or may mean the same in another category. */
const leastCertainty = 0.65;
/** A shorter word with a letter changed is too often another word. */
const shortestMistyped = 5;
/** What each further word of the request in the listing's name adds to the certainty, and the same place. */
const sharedWord = 0.35;
const samePlace = 0.15;

const keyOf = (words: readonly string[]) => words.toSorted().join(' ');

/** What a listing is, by its name. */
const offeredIn = onceFor(
  ({ name }: Listing) => new Set(listedThings(name).map(({ phrase }) => keyOf(phrase))),
);

/** What a thing may be called; a short word that nobody knows is not taken for another. */
function meaningsIn({ phrase }: Thing, index: SearchIndex<Listing>): readonly Meaning[] {
  const meanings = meaningsOf(phrase, index);
  return groupsOf(phrase).isMistyped && phrase.join('').length < shortestMistyped
    ? meanings.slice(0, 1)
    : meanings;
}

/** The further words of a thing that a name shares; null where it is another thing that is done. */
function sharedWords({ words, phrase, isActivity }: Thing, name: string): number | null {
  const others = words.filter((word) => !phrase.includes(word));
  const named = wordsOf(name);
  const shared = others.filter((word) => named.includes(word)).length;
  return isActivity && others.length > 0 && shared === 0 ? null : shared;
}

/**
 * Finds up to three offers that *are* what a request names, by the same word or another one for it, within its
 * price and condition (docs/product.md, Requests). A word that both only mention counts for nothing; offers that
 * share more words and the place come first.
 */
export function findMatches(index: SearchIndex<Listing>, text: string): readonly Listing[] {
  const scores = new Map<Listing, number>();
  const { fits } = boundsOf(index, readQuery(text));
  const place = townOf(text);
  for (const thing of thingsIn(text))
    for (const meaning of meaningsIn(thing, index)) {
      const key = keyOf(meaning.words);
      eachWith(meaning.words, index.words, (number) => {
        const listing = index.items[number];
        if (!listing || !offeredIn(listing).has(key) || !fits(number)) return;
        const certainty = certaintyOf(meaning, listing);
        const shared = sharedWords(thing, listing.name);
        if (certainty < leastCertainty || shared === null) return;
        const isThere = place !== null && townOf(listing.place) === place;
        const score = certainty + shared * sharedWord + (isThere ? samePlace : 0);
        scores.set(listing, Math.max(score, scores.get(listing) ?? 0));
      });
    }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostListings)
    .map(([listing]) => listing);
}

/** Finds the live listings that a request may be about; null while the catalogue is not there. */
export function useMatches(): ((text: string) => readonly Listing[]) | null {
  const index = useSearchIndex();
  return useMemo(() => index && ((text: string) => findMatches(index, text)), [index]);
}
