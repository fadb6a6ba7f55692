import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { plural, t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { clearVisitorPlace } from '@/place/visitor-place';
import type { FilterPanelProps } from '@/browse/filters/filter-panel';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { Button } from '@/ui/button';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';

/** Reserves the height of a line of chips until their code has loaded. */
const lineFallback = { fallback: <span className="h-11" /> };
const FilterChips = lazyPart(
  async () => (await import('@/browse/filters/filter-chips')).FilterChips,
  lineFallback,
);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);
const Shortcuts = lazyPart(async () => (await import('@/browse/filters/shortcuts')).Shortcuts, lineFallback);
const PlaceChip = lazyPart(async () => (await import('@/browse/filters/shortcuts')).PlaceChip, lineFallback);

interface PhoneFiltersProps extends FilterPanelProps {
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
  /**
   * The field that chooses the sort order, if the sheet contains it. The button then shows only the number of filters.
   */
  sortField?: ReactNode;
}

/** The button that opens the filters as a sheet. */
function FilterOpener({ sortField, count, ...panel }: FilterOpenerProps) {
  const showsOnlyNumber = sortField !== undefined;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Preloads the sheet, so that it opens at once even on a slow connection.
  useEffect(() => whenIdleToFetch(() => void FilterSheet.code.fetch()), []);
  const activeCount = countFilters(panel.filters);
  const label = activeCount > 0 ? t('Filters ({count})', { count: activeCount }) : t('Filters');
  return (
    <>
      <Button
        className="shrink-0 px-3!"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} className="size-4" />
        {/* The label would leave too little room for the sort order. */}
        {!showsOnlyNumber && <span className="max-[24rem]:hidden">{label}</span>}
        {activeCount > 0 && (
          <span className={showsOnlyNumber ? undefined : 'min-[24rem]:hidden'}>{activeCount}</span>
        )}
      </Button>
      {isOpen && <FilterSheet {...panel} sortField={sortField} count={count} onClose={close} />}
    </>
  );
}

interface FiltersInSlotProps extends PhoneFiltersProps {
  /** The element in which the button and the count render. */
  slotElement: HTMLElement;
}

/**
 * The filters on a phone, in the line above the list. The sheet contains the sort order, for which the line has no
 * room.
 */
export function FiltersInSlot({ slotElement, ...props }: FiltersInSlotProps) {
  const { filters, count, onChange } = props;
  return (
    <>
      {createPortal(
        <>
          <FilterOpener {...props} />
          <div className="order-last self-center">
            <ListCount count={count} />
          </div>
        </>,
        slotElement,
      )}
      {countFilters(filters) > 0 && <FilterChips filters={filters} onChange={onChange} />}
    </>
  );
}

interface ChipRowProps extends Pick<PhoneFiltersProps, 'filters' | 'onChange'> {
  /** Price limits for the shortcuts, in Birr. Without them, the row has no shortcuts. */
  priceSteps: readonly number[] | undefined;
  /** What the search text asks for besides the wanted thing, as chips. */
  searchChips: ReactNode;
  showsPlace: boolean;
  /** Removes the filter and sort order that need a place. */
  onClearPlace: () => void;
}

/** Chips for what a typed search asks for, the shortcuts, the active filters, and the button that saves the search. */
function ChipRow(props: ChipRowProps) {
  const { filters, priceSteps, searchChips, showsPlace, onClearPlace, onChange } = props;
  const hasFilters = countFilters(filters) > 0;
  return (
    // With a tab index of its own, the scroll area is no tab stop. Chromium makes one of it if nothing in it is.
    <div
      tabIndex={-1}
      data-scrolls
      className="order-last -mx-4 -mt-2 -mb-2.5 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 scrollbar-none empty:hidden"
    >
      {searchChips}
      {priceSteps && (
        <Shortcuts
          filters={filters}
          priceSteps={priceSteps}
          showsPlace={showsPlace}
          onClearPlace={onClearPlace}
          onChange={onChange}
        />
      )}
      {hasFilters && (
        <FilterChips
          filters={filters}
          // The shortcuts show these prices already, as pressed chips.
          shownPrices={filters.minimumPrice === null ? priceSteps : undefined}
          onChange={onChange}
        />
      )}
      {(priceSteps || hasFilters) && <SaveSearchButton />}
    </div>
  );
}

interface FiltersOnPhoneProps extends PhoneFiltersProps, Omit<ChipRowProps, 'showsPlace'> {
  /** Whether the list uses distances and so has to name the place. */
  needsPlace: boolean;
}

/** The filters on a phone above a list: the sort order, a button for all filters, and a row of chips. */
export function FiltersOnPhone(props: FiltersOnPhoneProps) {
  const { sortField, count, priceSteps, searchChips, needsPlace, onClearPlace, ...panel } = props;
  const place = useVisitorPlace();
  // Every list names a place that the visitor chose.
  const showsPlace = place.status === 'known' && (place.town !== null || needsPlace);
  const hasPlaceChip = showsPlace && !priceSteps;
  const clearPlace = () => {
    clearVisitorPlace();
    onClearPlace();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* The select has a label only for screen readers, because there is no room. */}
      <div className="flex min-w-0 flex-1 basis-16 [&_label>span]:sr-only">{sortField}</div>
      <Toolbar label={t('Filters')} className="contents">
        <FilterOpener {...panel} count={count} />
        <div className={hasPlaceChip ? 'sr-only' : 'contents'}>
          <ListCount count={count} />
        </div>
        {hasPlaceChip && (
          // Limited in width, so that the sort order stays readable.
          <div className="max-w-[calc(100%-10.5rem)]">
            <PlaceChip
              isSet
              town={place.town}
              onPress={() => {
                clearPlace();
                // The chip unmounts and would lose focus.
                focusMain();
              }}
            />
          </div>
        )}
        <ChipRow
          filters={panel.filters}
          priceSteps={priceSteps}
          searchChips={searchChips}
          showsPlace={showsPlace}
          onClearPlace={clearPlace}
          onChange={panel.onChange}
        />
      </Toolbar>
    </div>
  );
}
