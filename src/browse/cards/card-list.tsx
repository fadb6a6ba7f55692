import { useCallback } from 'react';
import { cardId } from '@/browse/layouts/card-layout';
import { listLooks } from '@/browse/layouts/list-looks';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { createGlobalStore } from '@/platform/create-store';
import { scrollByApp } from '@/ui/app-scroll';
import { useHistoryText } from '@/ui/use-history-text';
import { WindowedGrid } from '@/ui/windowed-grid';
import { ExpandableCard } from './expandable-card';

/** How long the grid measures its lines after a card has opened or closed, in ms. */
const settlingTime = 400;
const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const releaseHeldElement = createGlobalStore(() => () => {});

/**
 * Keeps an element at its position on the screen while the grid measures and moves its lines. Ends when the visitor
 * scrolls, taps or types. `findElement` runs in every frame, because the grid may replace the element.
 */
function keepPosition(findElement: () => Element | null): void {
  const top = findElement()?.getBoundingClientRect().top;
  if (top === undefined) return;
  // Holds only one element at a time, because two would fight over the scroll position.
  releaseHeldElement.read()();
  const controller = new AbortController();
  const { signal } = controller;
  const release = () => controller.abort();
  releaseHeldElement.write(release);
  for (const input of inputEvents) window.addEventListener(input, release, { signal, passive: true });
  const deadline = performance.now() + settlingTime;
  const correctPosition = () => {
    if (signal.aborted) return;
    const now = findElement()?.getBoundingClientRect().top;
    if (now === undefined || performance.now() > deadline) return release();
    if (Math.abs(now - top) > 1) scrollByApp(() => window.scrollBy(0, now - top));
    requestAnimationFrame(correctPosition);
  };
  requestAnimationFrame(correctPosition);
}

const {
  columns: [columns],
  lineHeight: [lineHeight],
} = listLooks.cards;
const listingId = ({ id }: Listing) => id;

/** The open card of a page, if there is one. It is stored with the history entry, so that Back shows it open. */
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

interface CardListProps {
  listings: readonly Listing[];
  now: number;
}

/** Cards in two columns. */
export function CardList({ listings, now }: CardListProps) {
  const visitor = useVisitorPlace();
  const { isOpen, toggle } = useOpenCard();
  return (
    <WindowedGrid
      items={listings}
      columns={columns}
      lineHeight={lineHeight}
      keyOf={listingId}
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
