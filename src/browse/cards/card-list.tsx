import { useCallback } from 'react';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { useEntryText } from '@/ui/use-entry-text';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ExpandableCard } from './expandable-card';
import { cardId } from './card-layout';
import { holdInPlace } from './hold-in-place';

/** The usual height of a card on a phone in px, until the card is measured. */
const cardHeight = 300;
const listingId = ({ id }: Listing) => id;

/** Which card of a page is open, at most one. It is kept with the history entry, so that Back finds it open. */
function useOpenCard() {
  const [openId, setOpenId] = useEntryText('open card');
  const isOpen = useCallback(({ id }: Listing) => id === openId, [openId]);
  const toggle = useCallback(
    (id: string) => {
      holdInPlace(() => document.getElementById(cardId(id)));
      setOpenId(id === openId ? '' : id);
    },
    [openId, setOpenId],
  );
  return { isOpen, toggle };
}

interface CardListProps {
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

/** Cards in two columns. */
export function CardList({ listings, now }: CardListProps) {
  const visitor = useVisitorPlace();
  const { isOpen, toggle } = useOpenCard();
  return (
    <WindowedGrid
      items={listings}
      columns={2}
      lineHeight={cardHeight}
      gap={12}
      keyOf={listingId}
      isWide={isOpen}
      render={(listing, index) => (
        <ExpandableCard
          listing={listing}
          visitor={visitor}
          now={now}
          open={isOpen(listing)}
          eager={index === 0}
          onToggle={toggle}
        />
      )}
    />
  );
}
