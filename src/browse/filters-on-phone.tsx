import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { clearVisitorPlace } from '@/place/visitor-place';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { focusMain } from '@/ui/focus';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';
import {
  FilterChips,
  FilterOpener,
  lineFallback,
  ListCount,
  type PhoneFiltersProps,
} from './phone-filter-parts';

const Shortcuts = lazyPart(async () => (await import('@/browse/filters/shortcuts')).Shortcuts, lineFallback);
const PlaceChip = lazyPart(async () => (await import('@/browse/filters/shortcuts')).PlaceChip, lineFallback);

interface ChipRowProps extends Pick<PhoneFiltersProps, 'filters' | 'onChange'> {
  /** Price limits for the shortcuts, in Birr. There are no shortcuts without them. */
  priceSteps: readonly number[] | undefined;
  /** What the search text asks for besides its subject, as chips. */
  searchChips: ReactNode;
  showsPlace: boolean;
  /** Removes what depends on the place. */
  onClearPlace: () => void;
}

/** What a typed search asks for, the shortcuts, the active filters and the button that saves them. */
function ChipRow(props: ChipRowProps) {
  const { filters, priceSteps, searchChips, showsPlace, onClearPlace, onChange } = props;
  const hasFilters = countFilters(filters) > 0;
  return (
    // Chromium makes a scroll area a tab stop if nothing inside is one.
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
          // These prices already show as pressed shortcuts.
          shownPrices={filters.minimumPrice === null ? priceSteps : undefined}
          onChange={onChange}
        />
      )}
      {(priceSteps || hasFilters) && <SaveSearchButton />}
    </div>
  );
}

interface FiltersOnPhoneProps extends PhoneFiltersProps, Omit<ChipRowProps, 'showsPlace'> {
  /** Whether distances count, so that the place is named. */
  needsPlace: boolean;
}

/** A phone's filters above a list: the order, a button for the rest, and a row of chips. */
export function FiltersOnPhone(props: FiltersOnPhoneProps) {
  const { sortField, count, priceSteps, searchChips, needsPlace, onClearPlace, ...panel } = props;
  const place = useVisitorPlace();
  // A manually chosen place is named on every list.
  const showsPlace = place.status === 'known' && (place.town !== null || needsPlace);
  const hasPlaceChip = showsPlace && !priceSteps;
  const clearPlace = () => {
    clearVisitorPlace();
    onClearPlace();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* The label above the select has no room. */}
      <div className="flex min-w-0 flex-1 basis-16 [&_label>span]:sr-only">{sortField}</div>
      <Toolbar label={t('Filters')} className="contents">
        <FilterOpener {...panel} count={count} />
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
