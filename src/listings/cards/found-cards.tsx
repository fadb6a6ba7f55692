import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { matchesNameOrCompany, selectWhere } from '@/listings/catalogue/selectors';
import { EmptyNotice } from '@/ui/empty-notice';
import { CardList } from './card-list';

interface FoundCardsProps {
  listings: readonly Listing[];
  /** What the search box holds. */
  text: string;
  emptyMessage: string;
  /** Milliseconds. */
  now: number;
}

/** The cards that the search box leaves. */
export function FoundCards({ listings, text, emptyMessage, now }: FoundCardsProps) {
  const found = useMemo(() => selectWhere(matchesNameOrCompany(text))(listings), [listings, text]);
  if (found.length > 0) return <CardList listings={found} now={now} />;
  return <EmptyNotice message={emptyMessage}>Nothing here has this text. Try a shorter one.</EmptyNotice>;
}
