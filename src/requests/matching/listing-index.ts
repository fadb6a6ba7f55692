import type { Listing } from '@/listings/catalogue/listing';
import { isVerified } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { townIn } from '@/listings/search/place-names';
import { readQuery } from '@/listings/search/read-query';
import { wordsOf } from '@/listings/search/search-words';
import { groupsOf } from '@/listings/search/word-meanings';
import { type Thing, listedThings, thingsIn } from './wanted-things';

const mostListings = 3;
/**
 * How sure it is that a listing is meant which is the thing by its own word, by another word for it, or a kind
 * of it.
 */
const certainties = { same: 3, synonym: 2.5, kindOf: 1.5 };
/** What each further word of the request in the listing's name adds, and the same place. */
const sharedWord = 1;
const samePlace = 0.5;
/** A shorter word with a letter changed is too often another word. */
const shortestMistyped = 5;

const keyOf = (words: readonly string[]) => words.toSorted().join(' ');

/**
 * What a thing may be called, how sure that is, and in which categories it is offered under that name; null for
 * all.
 */
interface Name {
  key: string;
  certainty: number;
  categories: ReadonlySet<string> | null;
}

/** The lists of the server, in which listings of every category may stand. */
const collectionValues = ['new', 'weekly', 'upcomming'];

/** `isKnown` tells the names of the catalogue. */
function namesOf({ phrase }: Thing, isKnown: (key: string) => boolean): readonly Name[] {
  const own = { key: keyOf(phrase), certainty: certainties.same, categories: null };
  const { groups, isMistyped } = groupsOf(phrase);
  if (isMistyped && (isKnown(own.key) || own.key.length < shortestMistyped)) return [own];
  const others = groups.flatMap(({ words, also, categories }) => {
    const name = (certainty: number) => (other: readonly string[]) => ({
      key: keyOf(other),
      certainty,
      // A synonym may mean something else in another category: a wheel is a tyre, but not at a fair.
      categories: phrase.every((word) => other.includes(word))
        ? null
        : new Set([...categories, ...collectionValues]),
    });
    return [...words.map(name(certainties.synonym)), ...also.map(name(certainties.kindOf))];
  });
  return [own, ...others];
}

const placeOf = (text: string) => townIn(wordsOf(text))?.town ?? null;

/**
 * Finds up to three live offers that *are* what a request names, by the same word or another one for it, at
 * most at its price (docs/product.md, Requests). A word that both only mention counts for nothing; offers that
 * share more words and the place come first.
 */
export function createListingIndex(listings: readonly Listing[]): (text: string) => readonly Listing[] {
  const byName = new Map<string, { listing: Listing; words: ReadonlySet<string> }[]>();
  for (const listing of listings) {
    const words = new Set(wordsOf(listing.name));
    for (const key of new Set(listedThings(listing.name).map(({ phrase }) => keyOf(phrase))))
      byName.set(key, [...(byName.get(key) ?? []), { listing, words }]);
  }
  return (text) => {
    const scores = new Map<Listing, number>();
    const { maximumPrice } = readQuery(text);
    const place = placeOf(text);
    const isTooDear = ({ price }: Listing) => maximumPrice !== null && price !== null && price > maximumPrice;
    for (const thing of thingsIn(text)) {
      const others = thing.words.filter((word) => !thing.phrase.includes(word));
      for (const { key, certainty, categories } of namesOf(thing, (name) => byName.has(name))) {
        for (const { listing, words } of byName.get(key) ?? []) {
          const shared = others.filter((word) => words.has(word)).length;
          const isOther = thing.isActivity && others.length > 0 && shared === 0;
          if (isOther || isTooDear(listing) || categories?.has(listing.category) === false) continue;
          const isThere = place !== null && placeOf(listing.place) === place;
          const score = certainty + shared * sharedWord + (isThere ? samePlace : 0);
          scores.set(listing, Math.max(score, scores.get(listing) ?? 0));
        }
      }
    }
    return [...scores]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostListings)
      .map(([listing]) => listing);
  };
}

const indexLive = (listings: readonly Listing[]) => createListingIndex(listings.filter(isVerified));

/** Finds the live listings that a request may be about; nothing while the catalogue is not there. */
export function useListingIndex(): ((text: string) => readonly Listing[]) | null {
  return useCatalogue(indexLive, { needsAll: true, isLate: true }).data ?? null;
}
