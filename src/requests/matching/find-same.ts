import type { Listing } from '@/listings/catalogue/listing';
import type { SearchIndex } from '@/listings/search/search-index';
import { wordsOf } from '@/listings/search/search-words';
import { groupsOf } from '@/listings/search/word-meanings';
import { eachOffering } from './find-matches';
import { type Thing, listedThings } from './wanted-things';

/** The same word or a synonym, in the same category: neither a kind of it nor what only sounds so. */
const leastCertainty = 0.85;

/** Whether the phrase alone says what it is: *fridge* does, of *iPhone Pro* the last word does not. */
const isKnown = ({ phrase }: Thing) => {
  const { groups, isMistyped } = groupsOf(phrase);
  return groups.length > 0 && !isMistyped;
};

/** Finds the offers of an index that are the thing which another one is (docs/product.md, Detail). */
export function findSame(index: SearchIndex<Listing>, listing: Listing): readonly Listing[] {
  const found = new Set<Listing>();
  for (const thing of listedThings(listing.name)) {
    const others = thing.words.filter((word) => !thing.phrase.includes(word)).length;
    const leastShared = isKnown(thing) ? 0 : others;
    eachOffering(thing, index, leastCertainty, ({ listing: other, shared }) => {
      if (shared >= leastShared) found.add(other);
    });
  }
  found.delete(listing);
  return [...found];
}

/** What stands before the first comma or bracket; sizes and colours follow it. */
const headOf = (name: string) => name.split(/[,;:(|–—]/, 1)[0] ?? '';

/** Those of some offers whose name has every word with which the name of another one begins, its numbers as well. */
export function withSameName(listing: Listing, others: readonly Listing[]): readonly Listing[] {
  const words = wordsOf(headOf(listing.name));
  return others.filter(({ name }) => {
    const named = new Set(wordsOf(name));
    return words.every((word) => named.has(word));
  });
}
