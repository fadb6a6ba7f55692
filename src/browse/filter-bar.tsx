import { memo, type ReactNode } from 'react';
import { message, t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { type ListingFilters, type SortOrder, sortOrders } from '@/listings/listing-filters';
import { isDesktopQuery } from '@/platform/breakpoints';
import type { Coordinates } from '@/platform/coordinates';
import { LazyRecordSavedSearchVisit, SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { SelectField } from '@/ui/filter-fields';
import { lazyPart } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { FiltersInSlot, FiltersOnPhone, ListCount } from './filters-on-phone';
import type { FilterChoices } from '@/browse/filters/use-filter-choices';
import { useControlsSlot } from '@/browse/filters/controls-slot';

const FilterPills = lazyPart(async () => (await import('@/browse/filters/filter-panel')).FilterPills);
const PlaceNotice = lazyPart(async () => (await import('@/browse/filters/place-notice')).PlaceNotice);

/** Preloads the row of filters above a list on a desktop. If it came later, it would push the list down. */
export const preloadFilterBar = async (): Promise<void> =>
  window.matchMedia(isDesktopQuery).matches ? FilterPills.code.fetch() : undefined;

/** What a search text asks for besides the wanted thing. */
export interface TypedSearch {
  /** The place from which distances are measured; null means the visitor's own. */
  place: Coordinates | null;
  /** Everything that the text asks for besides the wanted thing, as chips. */
  chips: ReactNode;
}

const orderLabels = {
  best: message('Best match'),
  newest: message('Newest'),
  discount: message('Biggest discount'),
  price: message('Lowest price'),
  nearest: message('Nearest'),
} as const satisfies Record<SortOrder, string>;

interface SortFieldProps {
  sort: SortOrder;
  /** Whether the list comes from a ranked search. */
  isRanked: boolean;
  isPill: boolean;
  onChange: (change: Pick<ListingFilters, 'sort'>) => void;
}

function SortField({ sort, isRanked, isPill, onChange }: SortFieldProps) {
  const orders: readonly SortOrder[] = isRanked ? ['best', ...sortOrders] : sortOrders;
  const choose = (value: string) => {
    const chosen = orders.find((order) => order === value) ?? sort;
    if (chosen === 'nearest') ensureVisitorPlace();
    onChange({ sort: chosen });
  };
  return (
    <SelectField
      label={t('Sort by')}
      isPill={isPill}
      value={sort}
      options={orders.map((order) => [order, t(orderLabels[order])])}
      onChange={choose}
    />
  );
}

interface FilterBarProps {
  filters: ListingFilters;
  /** The sort order until the visitor chooses another. */
  defaultSort: SortOrder;
  choices: FilterChoices;
  /** How many listings are shown; null while unknown. */
  count: number | null;
  /** Set if the list comes from a ranked search. */
  typedSearch: TypedSearch | undefined;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/**
 * The sort order and filters of a list (docs/product.md, Search and filters). A desktop shows a row; a phone shows a
 * line with a button that opens a sheet. Memoised, because each keystroke in the search above cards makes a new list.
 */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  useLanguage();
  const { filters, defaultSort, choices, count, typedSearch, onChange } = props;
  const isDesktop = useIsDesktop();
  const slot = useControlsSlot();
  const needsPlace = !typedSearch?.place && (filters.sort === 'nearest' || filters.within !== null);
  // Choosing a place sorts by distance, unless the visitor has chosen another order.
  const onPlace = () => filters.sort === defaultSort && onChange({ sort: 'nearest' });
  const onClearPlace = () =>
    onChange({ sort: filters.sort === 'nearest' ? defaultSort : filters.sort, within: null });
  const panelProps = { filters, offeredAttributes: choices.offeredAttributes, onChange, onPlace };
  const sortField = (
    <SortField
      sort={filters.sort}
      isRanked={typedSearch !== undefined}
      isPill={isDesktop}
      onChange={onChange}
    />
  );
  return (
    <section aria-label={t('Sort and filter')} className={slot && !isDesktop ? undefined : 'mb-2 lg:mb-4'}>
      {isDesktop ? (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {sortField}
            <FilterPills {...panelProps} />
            <div className="ml-auto">
              <ListCount count={count} />
            </div>
            <SaveSearchButton />
          </div>
          {typedSearch?.chips}
        </>
      ) : slot ? (
        <FiltersInSlot {...panelProps} sortField={sortField} count={count} slotElement={slot.element} />
      ) : (
        <FiltersOnPhone
          {...panelProps}
          sortField={sortField}
          count={count}
          priceSteps={choices.priceSteps}
          searchChips={typedSearch?.chips}
          needsPlace={needsPlace}
          onClearPlace={onClearPlace}
        />
      )}
      {needsPlace && <PlaceNotice />}
      <LazyRecordSavedSearchVisit />
    </section>
  );
});
