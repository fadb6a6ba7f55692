import { useListingIndex } from './matching/listing-index';
import { MatchingListings } from './matching/matching-listings';

/** The live listings that a text may be about. */
export function FoundMatches({ text }: { text: string }) {
  return <MatchingListings text={text} find={useListingIndex()} />;
}
