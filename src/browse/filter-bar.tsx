import { useLanguage } from '@/language/use-language';
import { SlidersHorizontal } from 'lucide';
import { type ReactNode, createContext, memo, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { message, plural, t } from '@/language/translate';
import { isDesktopQuery } from '@/platform/breakpoints';
import { classNames } from '@/platform/class-names';
import type { AttributeName } from '@/listings/attributes';
import { PlaceLine } from '@/place/place-line';
import { ensureVisitorPlace, forgetPlace } from '@/place/visitor-place';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { Button } from '@/ui/button';
import { countFilters, sortOrders, type ListingFilters, type SortOrder } from '@/listings/listing-filters';
import { SelectField } from '@/ui/filter-fields';
import { Icon } from '@/ui/icon';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { SaveSearchButton, LazyRecordSavedSearchVisit } from '@/browse/searches/lazy-save-search';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';
import { focusMain } from '@/ui/focus';
import { useIsDesktop } from '@/ui/use-media-query';

const FilterPills = lazyPart(async () => (await import('./filters/filter-panel')).FilterPills);

/**
 * Preloads the row of filters that wide screens show above a list, because it would push the list down if it
 * arrived later.
 */
export const preloadFilterBar = async (): Promise<void> =>
  window.matchMedia(isDesktopQuery).matches ? FilterPills.code.fetch() : undefined;

// Loaded on demand, so that lists do not wait for all of this code.
const lineHeight = { fallback: <span className="h-11 lg:hidden" /> };
const FilterChips = lazyPart(async () => (await import('./filters/filter-chips')).FilterChips, lineHeight);
const Shortcuts = lazyPart(async () => (await import('./filters/shortcuts')).Shortcuts, lineHeight);
const PlaceChip = lazyPart(async () => (await import('./filters/shortcuts')).PlaceChip, lineHeight);
const PlaceNotice = lazyPart(async () => (await import('./filters/place-notice')).PlaceNotice);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

/**
 * The end of the line above a list, or null. On a phone the list renders its controls there, because another
 * line would push the offers down.
 */
export const ControlsLine = createContext<HTMLElement | null>(null);

const orderLabels = {
  best: message('Best match'),
  newest: message('Newest'),
  discount: message('Biggest discount'),
  price: message('Lowest price'),
  nearest: message('Nearest'),
} as const satisfies Record<SortOrder, string>;

interface FilterBarProps {
  filters: ListingFilters;
  /** The order until the visitor chooses another. */
  defaultSort: SortOrder;
  /** Whether the list comes from a ranked search. */
  isRanked: boolean;
  /** Whether the search text names the place to measure from. */
  searchNamesPlace: boolean;
  /** The attributes that some listing in the list has. */
  offered: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** How many listings are shown; null while unknown. */
  count: number | null;
  /** What the search text asks for besides its subject, as chips. */
  understood?: ReactNode;
  /** Price limits for the shortcuts on a phone, in Birr. There are no shortcuts without them. */
  priceSteps?: readonly number[] | undefined;
}

/**
 * The order and filters of a list (docs/product.md, Search and filters): a row on a desktop; on a phone a line
 * with a button that opens a sheet. It is memoised because each keystroke in the search above cards makes a new
 * list.
 */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  useLanguage();
  const {
    filters,
    defaultSort,
    isRanked,
    searchNamesPlace,
    offered,
    onChange,
    count,
    priceSteps,
    understood,
  } = props;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isDesktop = useIsDesktop();
  // Preloaded so that a tap opens it at once on a slow connection.
  useEffect(
    () => (isDesktop ? undefined : whenIdleToFetch(() => void FilterSheet.code.fetch())),
    [isDesktop],
  );
  const placeLine = useContext(PlaceLine);
  const controlsLine = useContext(ControlsLine);
  const line = controlsLine ?? placeLine;
  const active = countFilters(filters);
  const needsPlace = !searchNamesPlace && (filters.sort === 'nearest' || filters.within !== null);
  const place = useVisitorPlace();
  // A manually chosen place is named on every list.
  const namesPlace = placeLine === null && place.status === 'known' && (place.town !== null || needsPlace);
  const hasChip = namesPlace && !isDesktop && !priceSteps;
  const forget = () => {
    forgetPlace();
    onChange({ sort: filters.sort === 'nearest' ? defaultSort : filters.sort, within: null });
  };
  // Choosing a place sorts by distance, unless the visitor chose another order.
  const sortByPlace = () => filters.sort === defaultSort && onChange({ sort: 'nearest' });
  const panel = { filters, offered, onChange, onPlace: sortByPlace };
  const orders: SortOrder[] = isRanked ? ['best', ...sortOrders] : [...sortOrders];
  const chooseOrder = (value: string) => {
    const sort = orders.find((order) => order === value) ?? filters.sort;
    if (sort === 'nearest') ensureVisitorPlace();
    onChange({ sort });
  };

  const sortField = (
    <SelectField
      label={t('Sort by')}
      isPill={isDesktop}
      value={filters.sort}
      options={orders.map((order) => [order, t(orderLabels[order])])}
      onChange={chooseOrder}
    />
  );
  const status = (
    <p
      role="status"
      className={classNames('shrink-0 text-xs text-muted lg:ml-auto lg:text-sm', hasChip && 'sr-only')}
    >
      {count !== null && plural(count, { one: '{count} offer', other: '{count} offers' })}
    </p>
  );
  const words = active > 0 ? t('Filters ({count})', { count: active }) : t('Filters');
  const opener = (
    <Button
      className="shrink-0 px-3! lg:hidden"
      aria-label={words}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <Icon of={SlidersHorizontal} className="size-4" />
      {/* The order must stay readable beside it. */}
      {line ? active || null : <span className="max-[24rem]:hidden">{words}</span>}
      {!line && active > 0 && <span className="min-[24rem]:hidden">{active}</span>}
    </Button>
  );
  const sharesLine = line !== null && !isDesktop;

  const chips = active > 0 && (
    <FilterChips
      filters={filters}
      // These prices already show as pressed shortcuts.
      shownPrices={filters.minimumPrice === null ? priceSteps : undefined}
      onChange={onChange}
    />
  );

  return (
    <section aria-label={t('Sort and filter')} className={sharesLine ? undefined : 'mb-2 lg:mb-4'}>
      {sharesLine &&
        createPortal(
          <>
            {opener}
            <div className="order-last self-center">{status}</div>
          </>,
          line,
        )}
      <div className={classNames('flex flex-wrap items-center gap-2', sharesLine && 'max-lg:hidden')}>
        {/* On a phone the label above the select has no room. */}
        <div className="flex min-w-0 flex-1 basis-16 max-lg:[&_label>span]:sr-only lg:flex-none">
          {sortField}
        </div>
        {isDesktop && <FilterPills {...panel} />}
        {!sharesLine && (
          <Toolbar label={t('Filters')} className="contents">
            {opener}
            {controlsLine ? createPortal(status, controlsLine) : status}
            {hasChip && (
              // The order must stay readable beside it.
              <div className="max-w-[calc(100%-10.5rem)]">
                <PlaceChip
                  isSet
                  town={place.town}
                  onPress={() => {
                    forget();
                    // The chip unmounts and would lose focus.
                    focusMain();
                  }}
                />
              </div>
            )}
            {/* Chromium makes a scroll area a tab stop if nothing inside is one. */}
            <div
              tabIndex={-1}
              data-scrolls
              className="order-last -mx-4 -mt-2 -mb-2.5 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 scrollbar-none empty:hidden lg:hidden"
            >
              {!isDesktop && understood}
              {!isDesktop && priceSteps && (
                <Shortcuts
                  filters={filters}
                  priceSteps={priceSteps}
                  namesPlace={namesPlace}
                  onForget={forget}
                  onChange={onChange}
                />
              )}
              {chips}
              {!isDesktop && (priceSteps || active > 0) && <SaveSearchButton />}
            </div>
          </Toolbar>
        )}
        {isDesktop && <SaveSearchButton />}
      </div>
      {sharesLine && chips}
      {isDesktop && understood}
      {needsPlace && <PlaceNotice />}
      <LazyRecordSavedSearchVisit />
      {open && <FilterSheet {...panel} order={sharesLine ? sortField : null} count={count} onClose={close} />}
    </section>
  );
});
