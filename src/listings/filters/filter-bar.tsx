import { SlidersHorizontal } from 'lucide';
import { useCallback, useState } from 'react';
import { formatCount } from '@/lib/format';
import type { AttributeName } from '@/listings/catalogue/attributes';
import { needVisitorPlace } from '@/listings/place/locate-visitor';
import { Button } from '@/ui/button';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { countFilters, sortOrders, type ListingFilters, type SortOrder } from './listing-filters';
import { PlaceNotice } from './place-notice';
import { SelectField } from '@/ui/select-field';
import { Icon } from '@/ui/icon';

const orderLabels = {
  newest: 'Newest',
  discount: 'Biggest discount',
  price: 'Lowest price',
  nearest: 'Nearest',
} as const satisfies Record<SortOrder, string>;
const orders = sortOrders.map((order) => [order, orderLabels[order]] as const);

interface FilterBarProps {
  filters: ListingFilters;
  /** What some listing of the list says of itself. */
  offered: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** How many listings are shown now; null until that is known. */
  count: number | null;
}

/**
 * The order and the filters of a list (docs/product.md, Search and filters): a row on a desktop; on a phone one line whose
 * button opens the filters as a sheet.
 */
export function FilterBar({ filters, offered, onChange, count }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const active = countFilters(filters);
  const needsPlace = filters.sort === 'nearest' || filters.within !== null;
  const panel = { filters, offered, onChange };

  const chooseOrder = (value: string) => {
    const sort = sortOrders.find((order) => order === value) ?? filters.sort;
    if (sort === 'nearest') needVisitorPlace();
    onChange({ sort });
  };

  return (
    <section aria-label="Sort and filter" className="mb-2 lg:mb-4">
      <div className="flex flex-wrap items-center gap-2 lg:items-end lg:gap-3">
        {/* On a phone the line has no room for the word above the choice. */}
        <div className="flex min-w-0 flex-1 max-lg:[&_label>span]:sr-only lg:flex-none">
          <SelectField label="Sort by" value={filters.sort} options={orders} onChange={chooseOrder} />
        </div>
        <Button
          className="shrink-0 px-3! lg:hidden"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon of={SlidersHorizontal} className="size-4" />
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
        <div className="hidden flex-wrap items-end gap-3 lg:flex">
          <FilterPanel {...panel} />
        </div>
        <p role="status" className="shrink-0 text-xs text-muted lg:ml-auto lg:pb-3 lg:text-sm">
          {count !== null && formatCount(count, 'offer')}
        </p>
      </div>
      <FilterChips filters={filters} onChange={onChange} />
      <PlaceNotice isNeeded={needsPlace} />
      {open && <FilterSheet {...panel} count={count} onClose={close} />}
    </section>
  );
}
