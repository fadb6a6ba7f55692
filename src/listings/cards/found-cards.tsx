import { useMemo } from 'react';
import { useLikes } from '@/listings/actions/use-likes';
import type { Listing } from '@/listings/catalogue/listing';
import { matchesNameOrCompany, selectWhere } from '@/listings/catalogue/selectors';
import { SavedAdvice } from '@/listings/results/saved-advice';
import { EmptyNotice } from '@/ui/empty-notice';
import { CardList } from './card-list';

interface FoundCardsProps {
  listings: readonly Listing[];
  /** What the search box holds. */
  text: string;
  /** Whether only what the visitor likes is asked for. */
  savedOnly: boolean;
  emptyMessage: string;
  /** Milliseconds. */
  now: number;
}

/** The cards that the search box and *Saved* leave. */
export function FoundCards({ listings, text, savedOnly, emptyMessage, now }: FoundCardsProps) {
  const liked = useLikes();
  const found = useMemo(() => {
    const isAsked = ({ id }: Listing) => !savedOnly || liked.has(id);
    return selectWhere(matchesNameOrCompany(text), isAsked)(listings);
  }, [listings, text, savedOnly, liked]);
  if (found.length > 0) return <CardList listings={found} now={now} />;
  return (
    <EmptyNotice message={emptyMessage}>
      {savedOnly ? <SavedAdvice /> : 'Nothing here has this text. Try a shorter one.'}
    </EmptyNotice>
  );
}
