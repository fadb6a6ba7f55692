import { useState, type ReactNode } from 'react';
import { describeDataAge } from '@/browse/query-failure';
import { plural } from '@/language/translate';
import type { Catalogue } from '@/listings/catalogue';
import type { CatalogueSelection } from '@/listings/use-catalogue';
import { minute } from '@/platform/time';
import { isRestoringScroll } from '@/ui/app-scroll';
import { Button } from '@/ui/button';

/** How far the list has loaded, or how old it is; '' if it is less than a minute old. */
function loadingText({ listings, asOf }: Catalogue): string {
  if (asOf !== undefined) return Date.now() - asOf < minute ? '' : describeDataAge(asOf);
  return plural(listings.length, {
    one: 'Still loading, {count} offer so far',
    other: 'Still loading, {count} offers so far',
  });
}

const newerItemsText = {
  offers: (newerCount: number) =>
    plural(newerCount, { one: '{count} more offer above', other: '{count} more offers above' }),
  shops: (newerCount: number) =>
    plural(newerCount, { one: '{count} more shop above', other: '{count} more shops above' }),
};

interface ListProgressProps {
  /** The part of the catalogue that has loaded; null if nothing more will arrive. */
  growingCatalogue: Catalogue | null;
  /** How many new items belong above or between the shown ones. */
  newerCount: number;
  itemKind: keyof typeof newerItemsText;
  onShowNewer: () => void;
}

/** Says that the list still loads, or offers to show the new items. */
function ListProgress({ growingCatalogue, newerCount, itemKind, onShowNewer }: ListProgressProps) {
  const showNewerItems = () => {
    onShowNewer();
    window.scrollTo({ top: 0 });
  };
  return (
    // `data-loading` hides the footer.
    <div
      data-loading={growingCatalogue !== null || undefined}
      className="pointer-events-none sticky top-16 z-10 flex h-0 justify-center low:static"
    >
      {newerCount > 0 ? (
        <Button
          variant="primary"
          className="pointer-events-auto shadow-floating"
          focusesMain
          onClick={showNewerItems}
        >
          {newerItemsText[itemKind](newerCount)}
        </Button>
      ) : (
        <p
          role="status"
          className="fixed bottom-[calc(var(--floor-height)+0.5rem)] rounded-control bg-surface px-3 py-1 text-xs text-muted shadow-floating empty:hidden low:static"
        >
          {growingCatalogue && loadingText(growingCatalogue)}
        </p>
      )}
    </div>
  );
}

interface ListItem {
  id: string;
}

interface StableList<Item> {
  items: readonly Item[];
  /** How many new items belong above or between the shown ones. */
  newerCount: number;
}

/** Extends a list: shown items keep their order, and new items come only below them. */
export function extendStableList<Item extends ListItem>(
  shown: readonly Item[],
  next: readonly Item[],
): StableList<Item> {
  const current = new Map(next.map((item, index) => [item.id, { item, index }]));
  const kept = shown.flatMap(({ id }) => current.get(id) ?? []);
  const last = kept.reduce((furthest, { index }) => Math.max(furthest, index), -1);
  const items = [...kept.map(({ item }) => item), ...next.slice(last + 1)];
  const ids = new Set(items.map(({ id }) => id));
  return { items, newerCount: next.filter(({ id }) => !ids.has(id)).length };
}

/** Whether a new item above would move what is being read. */
const isVisitorReading = (): boolean =>
  (window.scrollY > 0 && !isRestoringScroll.read()) || Boolean(document.activeElement?.closest('main li'));

interface StableListOptions {
  /** Identifies the list, for example by its filters. When the key changes, the new list is shown at once. */
  listKey?: unknown;
  query: Pick<CatalogueSelection<unknown>, 'catalogue' | 'error'>;
  itemKind?: 'offers' | 'shops';
}

/**
 * Keeps the items of a list in place while a long catalogue loads. New items above wait until the visitor taps
 * `progress`, which must be rendered above the list.
 */
export function useStableList<Item extends ListItem>(next: readonly Item[], options: StableListOptions) {
  const { listKey = null, query, itemKind = 'offers' } = options;
  const { catalogue = null, error } = query;
  const growing = catalogue?.status === 'complete' ? null : catalogue;
  const wasGrowing = growing !== null;
  const all = { items: next, newerCount: 0 };
  const [shown, setShown] = useState({ listKey, next, ...all, wasGrowing });
  let current = shown;
  if (shown.next !== next || shown.listKey !== listKey) {
    // A complete catalogue changes only after an action or an absence of the visitor. Then the list may move.
    const mayMove = shown.listKey !== listKey || !shown.wasGrowing || !isVisitorReading();
    const stable = mayMove ? all : extendStableList(shown.items, next);
    // New items still wait for the tap after the catalogue is complete.
    current = { listKey, next, ...stable, wasGrowing: wasGrowing || stable.newerCount > 0 };
    setShown(current);
  }
  const { items, newerCount } = current;
  const showNewer = () => setShown({ listKey, next, ...all, wasGrowing });
  const reportedCatalogue = error ? null : growing;
  const progress: ReactNode = (reportedCatalogue || newerCount > 0) && (
    <ListProgress
      growingCatalogue={reportedCatalogue}
      newerCount={newerCount}
      itemKind={itemKind}
      onShowNewer={showNewer}
    />
  );
  return { items, isGrowing: growing !== null, progress };
}
