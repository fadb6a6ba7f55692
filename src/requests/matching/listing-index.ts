import { foldText } from '@/lib/fold-text';
import type { Listing } from '@/listings/catalogue/listing';
import { isVerified } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/products-query';

const mostListings = 3;
const shortestWord = 3;
/** Words that say nothing of what is wanted. */
const emptyWords = new Set(
  (
    'a an and any anybody anyone are around ask asking best better birr buy buying call can cheap condition contact could do does for from ' +
    'get give good has have help here hello how i if in is it kindly like looking me message my near need needed new nice of offer ' +
    'offers old on one or our please price quality sale sell selling send she shop small somebody someone something still telegram ' +
    'thank thanks that the there this to today tomorrow under used very want wanted we week what where which who with would you your'
  ).split(' '),
);

/** The words of a text that say what it is about, once each; a plural counts as its singular. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= shortestWord && !emptyWords.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, '') : word)),
  );
}

/**
 * Finds the live offers that share words with a text: those of their name count double, the rarest words most, at most
 * three, the best first. Made once for a catalogue; a question then touches only the offers that share a word.
 */
export function createListingIndex(listings: readonly Listing[]): (text: string) => readonly Listing[] {
  const weights = new Map<string, Map<Listing, number>>();
  for (const listing of listings) {
    const inName = wordsOf(listing.name);
    for (const word of new Set([...inName, ...wordsOf(listing.description), ...wordsOf(listing.company)])) {
      const places = weights.get(word) ?? new Map<Listing, number>();
      weights.set(word, places.set(listing, inName.has(word) ? 2 : 1));
    }
  }
  return (text) => {
    const scores = new Map<Listing, number>();
    for (const word of wordsOf(text)) {
      const places = weights.get(word);
      if (!places) continue;
      const rarity = Math.log(1 + listings.length / places.size);
      for (const [listing, weight] of places)
        scores.set(listing, (scores.get(listing) ?? 0) + weight * rarity);
    }
    return [...scores]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostListings)
      .map(([listing]) => listing);
  };
}

const indexLive = (listings: readonly Listing[]) => createListingIndex(listings.filter(isVerified));

/** Finds the live offers that a request may be about; nothing while the catalogue is not there. */
export function useListingIndex(): ((text: string) => readonly Listing[]) | null {
  return useProducts(indexLive).data ?? null;
}
