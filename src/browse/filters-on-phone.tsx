import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { plural, t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { forgetPlace } from '@/place/visitor-place';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { Button } from '@/ui/button';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';
import type { FilterPanelProps } from '@/browse/filters/filter-panel';

// Loaded on demand, so that lists do not wait for all of this code.
const lineHeight = { fallback: <span className="h-11" /> };
const FilterChips = lazyPart(
  async () => (await import('@/browse/filters/filter-chips')).FilterChips,
  lineHeight,
);
const Shortcuts = lazyPart(async () => (await import('@/browse/filters/shortcuts')).Shortcuts, lineHeight);
const PlaceChip = lazyPart(async () => (await import('@/browse/filters/shortcuts')).PlaceChip, lineHeight);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

interface PhoneFiltersProps {
  panel: FilterPanelProps;
  sortField: ReactNode;
  /** How many listings are shown; null while unknown. */
  count: number | null;
}

/** Says how many offers a list shows. */
export const ListCount = ({ count }: Pick<PhoneFiltersProps, 'count'>) => (
  <p role="status" className="shrink-0 text-xs text-muted lg:text-sm">
    {count !== null && plural(count, { one: '{count} offer', other: '{count} offers' })}
  </p>
);

interface FilterOpenerProps extends Omit<PhoneFiltersProps, 'sortField'> {
  /** The order select, if it stands in the sheet. */
  sortField?: ReactNode;
  /** Whether it shows only the number of filters at every width. */
  isSmall?: boolean;
}

/** The button that opens the filters as a sheet. */
function FilterOpener({ panel, sortField = null, count, isSmall = false }: FilterOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Preloaded so that a tap opens it at once on a slow connection.
  useEffect(() => whenIdleToFetch(() => void FilterSheet.code.fetch()), []);
  const active = countFilters(panel.filters);
  const words = active > 0 ? t('Filters ({count})', { count: active }) : t('Filters');
  return (
    <>
      <Button
        className="shrink-0 px-3!"
        aria-label={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} className="size-4" />
        {/* The order must stay readable beside it. */}
        {!isSmall && <span className="max-[24rem]:hidden">{words}</span>}
        {active > 0 && <span className={isSmall ? undefined : 'min-[24rem]:hidden'}>{active}</span>}
      </Button>
      {isOpen && <FilterSheet {...panel} order={sortField} count={count} onClose={close} />}
    </>
  );
}

/** A phone's filters at the end of another line. The sheet has the order, for which the line has no room. */
export function FiltersInLine({ end, panel, sortField, count }: PhoneFiltersProps & { end: HTMLElement }) {
  return (
    <>
      {createPortal(
        <>
          <FilterOpener isSmall panel={panel} sortField={sortField} count={count} />
          <div className="order-last self-center">
            <ListCount count={count} />
          </div>
        </>,
        end,
      )}
      {countFilters(panel.filters) > 0 && <FilterChips filters={panel.filters} onChange={panel.onChange} />}
    </>
  );
}

interface FiltersOnPhoneProps extends PhoneFiltersProps {
  /** Price limits for the shortcuts, in Birr. There are no shortcuts without them. */
  priceSteps: readonly number[] | undefined;
  /** What the search text asks for besides its subject, as chips. */
  understood: ReactNode;
  /** Whether distances count, so that the place is named. */
  needsPlace: boolean;
  /** Removes what depends on the place. */
  onForgetPlace: () => void;
}

/** A phone's filters above a list: the order, a button for the rest, and a row of chips. */
export function FiltersOnPhone(props: FiltersOnPhoneProps) {
  const { panel, sortField, count, priceSteps, understood, needsPlace, onForgetPlace } = props;
  const { filters, onChange } = panel;
  const place = useVisitorPlace();
  // A manually chosen place is named on every list.
  const namesPlace = place.status === 'known' && (place.town !== null || needsPlace);
  const hasPlaceChip = namesPlace && !priceSteps;
  const hasFilters = countFilters(filters) > 0;
  const forget = () => {
    forgetPlace();
    onForgetPlace();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* The label above the select has no room. */}
      <div className="flex min-w-0 flex-1 basis-16 [&_label>span]:sr-only">{sortField}</div>
      <Toolbar label={t('Filters')} className="contents">
        <FilterOpener panel={panel} count={count} />
        <div className={hasPlaceChip ? 'sr-only' : 'contents'}>
          <ListCount count={count} />
        </div>
        {hasPlaceChip && (
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
          className="order-last -mx-4 -mt-2 -mb-2.5 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 scrollbar-none empty:hidden"
        >
          {understood}
          {priceSteps && (
            <Shortcuts
              filters={filters}
              priceSteps={priceSteps}
              namesPlace={namesPlace}
              onForget={forget}
              onChange={onChange}
            />
          )}
          {hasFilters && (
            <FilterChips
              filters={filters}
              // These prices already show as pressed shortcuts.
              shownPrices={filters.minimumPrice === null ? priceSteps : undefined}
              onChange={onChange}
            />
          )}
          {(priceSteps || hasFilters) && <SaveSearchButton />}
        </div>
      </Toolbar>
    </div>
  );
}
