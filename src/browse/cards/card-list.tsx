import { useCallback } from 'react';
import { cardId } from '@/browse/layouts/card-layout';
import { listLooks } from '@/browse/layouts/list-looks';
import { ListGrid } from '@/browse/lists/list-grid';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { scrollByApp } from '@/ui/app-scroll';
import { useHistoryText } from '@/ui/use-history-text';
import { useNow } from '@/ui/use-now';
import { ExpandableCard } from './expandable-card';

/** How long the grid measures its lines after a card has opened or closed, in ms. */
const settlingTime = 400;
const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at its position on the screen while the grid measures its lines, until the visitor scrolls, taps or
 * types. The grid may replace the element, so every frame finds it again.
 */
function keepPosition(findElement: () => Element | null): void {
  const top = findElement()?.getBoundingClientRect().top;
  const deadline = performance.now() + settlingTime;
  let isHeld = true;
  const release = () => {
    isHeld = false;
  };
  for (const input of inputEvents) window.addEventListener(input, release, { once: true, passive: true });
  const correctPosition = () => {
    const now = findElement()?.getBoundingClientRect().top;
    if (top === undefined || now === undefined || !isHeld || performance.now() > deadline) return;
    if (Math.abs(now - top) > 1) scrollByApp(() => window.scrollBy(0, now - top));
    requestAnimationFrame(correctPosition);
  };
  requestAnimationFrame(correctPosition);
}

/** The id of the open card, stored with the history entry, so that Back shows the card open. */
function useOpenCard() {
  const [openId, setOpenId] = useHistoryText('open card');
  const isOpen = useCallback(({ id }: Listing) => id === openId, [openId]);
  const toggle = useCallback(
    (id: string) => {
      keepPosition(() => document.getElementById(cardId(id)));
      setOpenId(id === openId ? '' : id);
    },
    [openId, setOpenId],
  );
  return { isOpen, toggle };
}

export function CardList({ listings }: { listings: readonly Listing[] }) {
  const now = useNow();
  const visitor = useVisitorPlace();
  const { isOpen, toggle } = useOpenCard();
  return (
    <ListGrid
      items={listings}
      measures={listLooks.cards}
      isWide={isOpen}
      render={(listing, index) => (
        <ExpandableCard
          listing={listing}
          visitor={visitor}
          now={now}
          isOpen={isOpen(listing)}
          eager={index === 0}
          onToggle={toggle}
        />
      )}
    />
  );
}
