import { type ReactNode, useState } from 'react';
import { type Catalogue, isGrowing } from '@/listings/catalogue/catalogue';
import { lazyPart } from '@/ui/lazy-part';

const ListProgress = lazyPart(async () => (await import('./list-progress')).ListProgress);

/** What a list has: listings, or the shops behind them. */
interface Listed {
  id: string;
}

interface Steady<Item> {
  listings: readonly Item[];
  /** How many belong above or between those that are shown. */
  newer: number;
}

/**
 * What may be shown of `next` without moving what is shown: the same listings in their order, and after them
 * what follows.
 */
export function extendSteadily<Item extends Listed>(
  shown: readonly Item[],
  next: readonly Item[],
): Steady<Item> {
  const current = new Map(next.map((listing, index) => [listing.id, { listing, index }]));
  const kept = shown.flatMap(({ id }) => current.get(id) ?? []);
  const last = kept.reduce((furthest, { index }) => Math.max(furthest, index), -1);
  const listings = [...kept.map(({ listing }) => listing), ...next.slice(last + 1)];
  return { listings, newer: next.length - listings.length };
}

/** Whether somebody is in the middle of a list: a row that comes above would move the one that is being read. */
const isBeingRead = (): boolean => window.scrollY > 0 || Boolean(document.activeElement?.closest('main li'));

/**
 * A list that does not move under its reader while a long catalogue comes in: what belongs above comes in by
 * itself only where the page has neither been scrolled nor the list been focused, else after a tap on
 * `progress`, which stands before the list. Another `question`, such as other filters, is answered anew.
 * `catalogue` is what `next` was selected from; of one that `isFailed` the line of its error tells.
 */
export function useSteadyListings<Item extends Listed>(
  next: readonly Item[],
  question: unknown,
  catalogue?: Catalogue,
  isFailed = false,
  what: 'offers' | 'shops' = 'offers',
) {
  const growing = catalogue && isGrowing(catalogue) ? catalogue : null;
  const [held, hold] = useState({ question, next, listings: next, newer: 0, wasGrowing: growing !== null });
  let current = held;
  if (held.next !== next || held.question !== question) {
    // A whole catalogue changes only after the reader has changed it or was away, so its list may move.
    const mayMove = held.question !== question || !held.wasGrowing || !isBeingRead();
    const steady = mayMove ? { listings: next, newer: 0 } : extendSteadily(held.listings, next);
    // Listings that are held back stay so, even in a whole catalogue, until the reader asks for them.
    current = { question, next, ...steady, wasGrowing: growing !== null || steady.newer > 0 };
    hold(current);
  }
  const { listings, newer } = current;
  const showNewer = () => hold({ question, next, listings: next, newer: 0, wasGrowing: growing !== null });
  const told = isFailed ? null : growing;
  const progress: ReactNode = (told || newer > 0) && (
    <ListProgress growing={told} newer={newer} what={what} onShowNewer={showNewer} />
  );
  return { listings, isGrowing: growing !== null, progress };
}
