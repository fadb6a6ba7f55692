import { useMatches } from './matching/find-matches';
import { MatchingListings } from './matching/matching-listings';

/** The live listings that a text may be about. */
export function FoundMatches({ text }: { text: string }) {
  return <MatchingListings text={text} find={useMatches()} />;
}
