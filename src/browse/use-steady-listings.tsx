import { type ReactNode, useState } from 'react';
import { type Catalogue, isGrowing } from '@/listings/catalogue';
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
 * what follows, at most `most`.
 */
export function extendSteadily<Item extends Listed>(
  shown: readonly Item[],
  next: readonly Item[],
  most = Infinity,
): Steady<Item> {
  const current = new Map(next.map((listing, index) => [listing.id, { listing, index }]));
  const kept = shown.flatMap(({ id }) => current.get(id) ?? []);
  const last = kept.reduce((furthest, { index }) => Math.max(furthest, index), -1);
  const listings = [...kept.map(({ listing }) => listing), ...next.slice(last + 1)].slice(0, most);
  const ids = new Set(listings.map(({ id }) => id));
  return { listings, newer: next.slice(0, most).filter(({ id }) => !ids.has(id)).length };
}

/** Whether somebody is in the middle of a list: a row that comes above would move the one that is being read. */
const isBeingRead = (): boolean => window.scrollY > 0 || Boolean(document.activeElement?.closest('main li'));

interface SteadyOptions {
  /** Another one, such as other filters, is answered anew. */
  listKey?: unknown;
  /** What `next` was selected from. The line of its error tells of one that has failed. */
  query?: { catalogue?: Catalogue | undefined; error: unknown } | undefined;
  what?: 'offers' | 'shops';
  /** How many the list shows. */
  most?: number;
}

/**
 * A list that does not move under its reader while a long catalogue comes in: what belongs above comes in by
 * itself only where the page has neither been scrolled nor the list been focused, else after a tap on
 * `progress`, which stands before the list.
 */
export function useSteadyListings<Item extends Listed>(next: readonly Item[], options: SteadyOptions) {
  const { listKey = null, query, what = 'offers', most = Infinity } = options;
  const growing = query?.catalogue && isGrowing(query.catalogue) ? query.catalogue : null;
  const wasGrowing = growing !== null;
  const all = { listings: next.length > most ? next.slice(0, most) : next, newer: 0 };
  const [held, hold] = useState({ listKey, next, ...all, wasGrowing });
  let current = held;
  if (held.next !== next || held.listKey !== listKey) {
    // A whole catalogue changes only after the reader has changed it or was away, so its list may move.
    const mayMove = held.listKey !== listKey || !held.wasGrowing || !isBeingRead();
    const steady = mayMove ? all : extendSteadily(held.listings, next, most);
    // Listings that are held back stay so, even in a whole catalogue, until the reader asks for them.
    current = { listKey, next, ...steady, wasGrowing: wasGrowing || steady.newer > 0 };
    hold(current);
  }
  const { listings, newer } = current;
  const showNewer = () => hold({ listKey, next, ...all, wasGrowing });
  const told = query?.error ? null : growing;
  const progress: ReactNode = (told || newer > 0) && (
    <ListProgress growing={told} newer={newer} what={what} onShowNewer={showNewer} />
  );
  return { listings, isGrowing: growing !== null, progress };
}
