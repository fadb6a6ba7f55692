import { useCallback } from 'react';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { useEntryText } from '@/ui/use-entry-text';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ExpandableCard } from './expandable-card';
import { cardId } from './card-layout';
import { scrollByApp } from '@/ui/app-scroll';

/** In ms. By then the grid has measured its lines after a card opened or closed. */
const settling = 400;
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let release = () => {};

/**
 * Keeps an element at its position on the screen while the grid measures and moves its lines, until the visitor
 * scrolls, taps or types. `find` runs in every frame because the grid may replace the element.
 */
function holdInPlace(find: () => Element | null): void {
  const top = find()?.getBoundingClientRect().top;
  if (top === undefined) return;
  // Two held elements would fight over the scroll position.
  release();
  const controller = new AbortController();
  const { signal } = controller;
  release = () => controller.abort();
  for (const input of inputs) window.addEventListener(input, release, { signal, passive: true });
  const end = performance.now() + settling;
  const hold = () => {
    if (signal.aborted) return;
    const now = find()?.getBoundingClientRect().top;
    if (now === undefined || performance.now() > end) return release();
    if (Math.abs(now - top) > 1) scrollByApp(() => window.scrollBy(0, now - top));
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}

/** The expected height of a card on a phone in px. Real heights are measured. */
const cardHeight = 300;
const listingId = ({ id }: Listing) => id;

/** The open card of a page, at most one, stored with the history entry so that Back finds it open. */
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
