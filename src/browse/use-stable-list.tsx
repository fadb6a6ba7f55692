import { plural } from '@/language/translate';
import { type Catalogue, isGrowing } from '@/listings/catalogue';
import { Button } from '@/ui/button';
import { describeDataAge } from './query-failure';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

const wordsOf = ({ listings, cachedAt }: Catalogue) =>
  cachedAt === undefined
    ? plural(listings.length, {
        one: 'Still loading, {count} offer so far',
        other: 'Still loading, {count} offers so far',
      })
    : describeDataAge(cachedAt);

const newerWords = {
  offers: (newer: number) =>
    plural(newer, { one: '{count} more offer above', other: '{count} more offers above' }),
  shops: (newer: number) =>
    plural(newer, { one: '{count} more shop above', other: '{count} more shops above' }),
};

interface ListProgressProps {
  /** The loaded part of the catalogue; null when nothing more is coming. */
  growing: Catalogue | null;
  /** How many new items belong above what is shown. */
  newer: number;
  what: keyof typeof newerWords;
  onShowNewer: () => void;
}

/** A line above a list that says what is still loading, or held back until the visitor asks. */
function ListProgress({ growing, newer, what, onShowNewer }: ListProgressProps) {
  const show = () => {
    onShowNewer();
    window.scrollTo({ top: 0 });
  };
  return (
    // The footer waits for a list that grows (`app/shell/footer.tsx`).
    <div
      data-growing={growing !== null}
      className="pointer-events-none sticky top-16 z-10 flex h-0 justify-center low:static"
    >
      {newer > 0 ? (
        <Button variant="primary" className="pointer-events-auto shadow-floating" focusesMain onClick={show}>
          {newerWords[what](newer)}
        </Button>
      ) : (
        <p
          role="status"
          className="mt-2 h-fit rounded-control bg-surface px-3 py-1 text-xs text-muted shadow-floating empty:hidden"
        >
          {growing && wordsOf(growing)}
        </p>
      )}
    </div>
  );
}

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
