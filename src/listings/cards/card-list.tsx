import { useCallback } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { useEntryText } from '@/ui/use-entry-text';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ExpandableCard } from './expandable-card';
import { cardId } from './card-layout';
import { holdInPlace } from './hold-in-place';

/** The usual height of a card on a phone in px, until the card is measured. */
const cardHeight = 300;
const listingId = ({ id }: Listing) => id;

/** Cards in two columns, at most one of them open. `now` in ms. */
export function CardList({ listings, now }: { listings: readonly Listing[]; now: number }) {
  // Kept with the history entry, so that Back finds the same card open.
  const [openId, setOpenId] = useEntryText('open card');
  const isOpen = useCallback(({ id }: Listing) => id === openId, [openId]);
  const toggle = useCallback(
    (id: string) => {
      holdInPlace(() => document.getElementById(cardId(id)));
      setOpenId(id === openId ? '' : id);
    },
    [openId, setOpenId],
  );
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
          open={isOpen(listing)}
          eager={index === 0}
          now={now}
          onToggle={toggle}
        />
      )}
    />
  );
}
