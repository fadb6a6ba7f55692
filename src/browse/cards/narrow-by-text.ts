import { foldText } from '@/platform/text/fold';
import type { Listing } from '@/listings/listing';
import { matchesNameOrCompany } from '@/listings/selectors';

type Narrow = (listings: readonly Listing[]) => readonly Listing[];

/**
 * Narrows listings to a text in name or company. A text that goes on from the one before is looked for in what
 * that one has left: of ten thousand listings each letter would else take a cheap phone 50 ms.
 */
export function createTextNarrowing(): (text: string) => Narrow {
  let last: { text: string; from: readonly Listing[]; found: readonly Listing[] } | null = null;
  return (text) => {
    const folded = foldText(text);
    const matches = matchesNameOrCompany(text);
    return (listings) => {
      const goesOn = last?.from === listings && folded.startsWith(last.text);
      const found = (goesOn && last ? last.found : listings).filter(matches);
      last = { text: folded, from: listings, found };
      return found;
    };
  };
}
