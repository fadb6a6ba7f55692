import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type Catalogue, isGrowing } from '@/listings/catalogue';
import { lazyPart } from '@/ui/lazy-part';

const ListProgress = lazyPart(async () => (await import('./list-progress')).ListProgress);

/** An item of a list: a listing or a shop. */
interface Listed {
  id: string;
}

interface StableList<Item> {
  listings: readonly Item[];
  /** How many new items belong above or between the shown ones. */
  newer: number;
}

/**
 * Extends a shown list without moving it: shown items keep their order, and later ones follow, at most `most`
 * in all.
 */
export function extendStableList<Item extends Listed>(
  shown: readonly Item[],
  next: readonly Item[],
  most = Infinity,
): StableList<Item> {
  const current = new Map(next.map((listing, index) => [listing.id, { listing, index }]));
  const kept = shown.flatMap(({ id }) => current.get(id) ?? []);
  const last = kept.reduce((furthest, { index }) => Math.max(furthest, index), -1);
  const listings = [...kept.map(({ listing }) => listing), ...next.slice(last + 1)].slice(0, most);
  const ids = new Set(listings.map(({ id }) => id));
  return { listings, newer: next.slice(0, most).filter(({ id }) => !ids.has(id)).length };
}

/** Whether somebody is reading the list. A row inserted above would move the one being read. */
const isVisitorReading = (): boolean =>
  window.scrollY > 0 || Boolean(document.activeElement?.closest('main li'));

/** Never notifies: a list reads the value when it changes, and scrolling or focus alone needs no rendering. */
const neverChanges = () => () => {};

interface StableListOptions {
  /** A new key, such as other filters, replaces the list at once. */
  listKey?: unknown;
  /** The query behind `next`. If it failed, its own error line says so. */
  query?: { catalogue?: Catalogue | undefined; error: unknown } | undefined;
  what?: 'offers' | 'shops';
  /** How many items the list shows. */
  most?: number;
}

/**
 * Keeps a list still under its reader while a long catalogue loads. Items that belong above appear by
 * themselves only while the page is at the top and the list has no focus; otherwise the visitor taps
 * `progress`, which stands above the list.
 */
export function useStableList<Item extends Listed>(next: readonly Item[], options: StableListOptions) {
  const { listKey = null, query, what = 'offers', most = Infinity } = options;
  const growing = query?.catalogue && isGrowing(query.catalogue) ? query.catalogue : null;
  const wasGrowing = growing !== null;
  const all = { listings: next.length > most ? next.slice(0, most) : next, newer: 0 };
  const [shown, setShown] = useState({ listKey, next, ...all, wasGrowing });
  const isReading = useSyncExternalStore(neverChanges, isVisitorReading);
  let current = shown;
  if (shown.next !== next || shown.listKey !== listKey) {
    // A complete catalogue changes only after the reader changed it or was away, so the list may move.
    const mayMove = shown.listKey !== listKey || !shown.wasGrowing || !isReading;
    const stable = mayMove ? all : extendStableList(shown.listings, next, most);
    // Held-back items stay hidden, even when the catalogue is complete, until the reader asks for them.
    current = { listKey, next, ...stable, wasGrowing: wasGrowing || stable.newer > 0 };
    setShown(current);
  }
  const { listings, newer } = current;
  const showNewer = () => setShown({ listKey, next, ...all, wasGrowing });
  const reportedCatalogue = query?.error ? null : growing;
  const progress: ReactNode = (reportedCatalogue || newer > 0) && (
    <ListProgress growing={reportedCatalogue} newer={newer} what={what} onShowNewer={showNewer} />
  );
  return { listings, isGrowing: growing !== null, progress };
}
